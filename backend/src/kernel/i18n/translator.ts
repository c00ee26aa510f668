import { Injectable } from '@nestjs/common';
import type { Translations } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database, placeholders, type RowSource } from '../database';
import { Languages } from './languages';
import { Translation } from './translation.entity';

/** Reads and writes translations of records. */
@Injectable()
export class Translator {
  constructor(
    private readonly database: Database,
    private readonly languages: Languages,
  ) {}

  /** Translations of the given records: record id → language → field → text. */
  async findByRecords(
    resource: string,
    ids: number[],
    languages?: string[],
  ): Promise<Map<number, Translations>> {
    const translationsById = new Map<number, Translations>();
    if (ids.length === 0 || languages?.length === 0) return translationsById;
    const where = { resource, record_id: In(ids), ...(languages && { language: In(languages) }) };
    for (const row of await this.database.em.find(Translation, { where })) {
      translationsById.set(row.record_id, {
        ...translationsById.get(row.record_id),
        [row.language]: row.texts,
      });
    }
    return translationsById;
  }

  /** Replaces the base texts of `rows` by their translation to `language` or its fallbacks. */
  async translate<T extends { id: number }>(resource: string, rows: T[], language: string): Promise<T[]> {
    const chain = this.languages.chain(language);
    if (chain.length === 0) return rows;
    const texts = await this.findByRecords(
      resource,
      rows.map((row) => row.id),
      chain,
    );
    return rows.map((row) => overlay(row, texts.get(row.id), chain));
  }

  /** Stores translations; an omitted field is unchanged, an empty text deletes the translation. */
  async save(resource: string, id: number, translations: Translations): Promise<void> {
    await this.database.tx(async (em) => {
      const before = (await this.findByRecords(resource, [id])).get(id) ?? {};
      for (const [language, texts] of Object.entries(translations)) {
        const merged = withoutEmpty({ ...before[language], ...texts });
        const key = { resource, record_id: id, language };
        if (Object.keys(merged).length === 0) await em.delete(Translation, key);
        else await em.upsert(Translation, { ...key, texts: merged }, ['resource', 'record_id', 'language']);
      }
    });
  }

  /** Deletes all translations of a record. */
  async forget(resource: string, id: number): Promise<void> {
    await this.database.tx((em) => em.delete(Translation, { resource, record_id: id }));
  }
}

/** The translations of records of several resources; null without any record. */
export function translationsOf(
  ids: Readonly<Record<string, readonly number[]>>,
): RowSource<Translation> | null {
  const named = Object.entries(ids).filter(([, own]) => own.length > 0);
  if (named.length === 0) return null;
  const conditions = named.map(([, own]) => `(r.resource = ? AND r.record_id IN (${placeholders(own)}))`);
  const values = named.flatMap(([resource, own]) => [resource, ...own]);
  return { entity: Translation, rest: `WHERE ${conditions.join(' OR ')}`, values };
}

/** Translations by resource and record: resource → record id → language → field → text. */
export function translationsByResource<R extends string>(
  resources: readonly R[],
  rows: readonly Translation[],
): Record<R, Map<number, Translations>> {
  const translations = Object.fromEntries(
    resources.map((resource) => [resource, new Map<number, Translations>()]),
  ) as Record<R, Map<number, Translations>>;
  for (const { resource, record_id, language, texts } of rows) {
    const own = translations[resource as R];
    own.set(record_id, { ...own.get(record_id), [language]: texts });
  }
  return translations;
}

/** `row` with its translated fields in the first available language of `chain`. */
export function overlay<T extends object>(
  row: T,
  texts: Translations | undefined,
  chain: readonly string[],
): T {
  if (!texts) return row;
  return [...chain].reverse().reduce((merged, language) => ({ ...merged, ...texts[language] }), row);
}

function withoutEmpty(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}
