import { Injectable, Optional } from '@nestjs/common';
import type { Caller } from '../access';
import type { BaseRecord } from '../database';
import { shown, type Field } from '../field';
import { Translator } from '../i18n';
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
    const fields = visibleFields(definition, caller.actor?.audience ?? 'customer').filter(
      (field) => !field.writeOnly,
    );
    const pairs = await store.pairs(
      rows.map((row) => row.id),
      fields,
    );
    const pictures = await this.links(fields, rows);
    return rows.map((row) => {
      const values = row as BaseRecord & Record<string, unknown>;
      const columns = fields
        .filter((field) => field.kind !== 'refmany')
        .map((field) => [field.name, shown(field, values[field.name])]);
      const links = fields
        .filter((field) => field.kind === 'media')
        .map((field) => [field.name.replace(/_id$/, ''), pictures.get(Number(values[field.name])) ?? null]);
      return {
        id: row.id,
        ...Object.fromEntries(columns),
        ...Object.fromEntries(links),
        ...pairs.get(row.id),
        created_at: row.created_at.toISOString(),
        updated_at: row.updated_at.toISOString(),
      };
    });
  }

  private async links(fields: Field[], rows: BaseRecord[]): Promise<Map<number, PictureLink>> {
    const names = fields.filter((field) => field.kind === 'media').map((field) => field.name);
    const ids = rows
      .flatMap((row) => names.map((name) => Number((row as BaseRecord & Record<string, unknown>)[name])))
      .filter((id) => id > 0);
    return ids.length && this.pictures ? this.pictures.findByPictures([...new Set(ids)]) : new Map();
  }
}
