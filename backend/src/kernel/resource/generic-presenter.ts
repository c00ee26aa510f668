import { Injectable, Optional } from '@nestjs/common';
import type { Audience } from '@stoa/contracts';
import type { Caller } from '../access';
import type { BaseRecord } from '../database';
import { shown, type Field } from '../field';
import { Translator } from '../i18n';
import { mayActivate } from '../suspension';
import { isVersioned } from '../versions';
import { visibleFields, type ResourceDefinition } from './define-resource';
import type { ResourceStore } from './resource-store';

/** An image of the media library in records. */
export interface PictureLink {
  id: number;
  url: string;
  thumbnail_url: string;
  alt: string;
  blurhash: string | null;
}

/** Looks up the images of media fields; implemented by the media module. */
export abstract class PictureLinks {
  abstract findByPictures(ids: number[]): Promise<Map<number, PictureLink>>;
}

/** The fields that an audience sees in responses. */
function shownFields(definition: ResourceDefinition, audience: Audience): Field[] {
  return visibleFields(definition, audience).filter((field) => !field.writeOnly);
}

/** The properties of a record that the generic presenter reads. */
export function shownProperties(definition: ResourceDefinition, audience: Audience): string[] {
  const fields = shownFields(definition, audience).filter((field) => field.kind !== 'refmany');
  const version = isVersioned(definition.entity) ? ['version'] : [];
  return ['id', ...fields.map(({ name }) => name), 'created_at', 'updated_at', ...version];
}

/** Presents records by their declared fields: visible to the audience, translated, with image links. */
@Injectable()
export class GenericPresenter {
  constructor(
    private readonly translator: Translator,
    @Optional() private readonly pictures?: PictureLinks,
  ) {}

  async rows(
    definition: ResourceDefinition,
    store: ResourceStore<BaseRecord>,
    rows: BaseRecord[],
    caller: Caller,
  ): Promise<object[]> {
    const translated = definition.fields.some((field) => field.translated);
    const texts = translated ? await this.translator.translate(definition.path, rows, caller.language) : rows;
    return this.present(definition, store, texts, caller);
  }

  /** One record with base texts and all translations, as an editor needs it. */
  async one(
    definition: ResourceDefinition,
    store: ResourceStore<BaseRecord>,
    row: BaseRecord,
    caller: Caller,
  ): Promise<object> {
    const [shownRow] = await this.present(definition, store, [row], caller);
    if (!definition.fields.some((field) => field.translated)) return shownRow ?? {};
    const translations = (await this.translator.findByRecords(definition.path, [row.id])).get(row.id) ?? {};
    return { ...shownRow, translations };
  }

  private async present(
    definition: ResourceDefinition,
    store: ResourceStore<BaseRecord>,
    rows: BaseRecord[],
    caller: Caller,
  ): Promise<object[]> {
    const fields = shownFields(definition, caller.actor?.audience ?? 'customer');
    const ids = rows.map(({ id }) => id);
    const pairs = await store.pairs(ids, fields);
    const columns = fields.filter((field) => field.kind !== 'refmany');
    const media = fields.filter((field) => field.kind === 'media').map(({ name }) => name);
    const pictures = await this.links(media, rows);
    const links = media.map((name) => [name, name.replace(/_id$/, '')] as const);
    return rows.map((row) => {
      const values = row as BaseRecord & Record<string, unknown>;
      const record: Record<string, unknown> = { id: row.id };
      for (const field of columns) record[field.name] = shown(field, values[field.name]);
      for (const [name, link] of links) record[link] = pictures.get(Number(values[name])) ?? null;
      Object.assign(record, pairs.get(row.id));
      record.created_at = row.created_at.toISOString();
      record.updated_at = row.updated_at.toISOString();
      if ('version' in values) record.version = values.version;
      if (!mayActivate(values, caller.actor)) record.allowed = [];
      return record;
    });
  }

  private async links(names: string[], rows: BaseRecord[]): Promise<Map<number, PictureLink>> {
    const ids = rows
      .flatMap((row) => names.map((name) => Number((row as BaseRecord & Record<string, unknown>)[name])))
      .filter((id) => id > 0);
    return ids.length && this.pictures ? this.pictures.findByPictures([...new Set(ids)]) : new Map();
  }
}
