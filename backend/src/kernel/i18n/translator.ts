import { Injectable } from '@nestjs/common';
import type { Translations } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../database';
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

  /** Translations of records of several resources, in one statement: resource → record id → language → field → text. */
  async findByResources<R extends string>(
    ids: Readonly<Record<R, readonly number[]>>,
  ): Promise<Record<R, Map<number, Translations>>> {
    const translations = Object.fromEntries(
      Object.keys(ids).map((resource) => [resource, new Map()]),
    ) as Record<R, Map<number, Translations>>;
    const named = (Object.entries(ids) as [R, readonly number[]][]).filter(([, own]) => own.length > 0);
    if (named.length === 0) return translations;
    const where = named.map(([resource, own]) => ({ resource, record_id: In([...own]) }));
    for (const { resource, record_id, language, texts } of await this.database.em.find(Translation, {
      where,
    })) {
      const own = translations[resource as R];
      own.set(record_id, { ...own.get(record_id), [language]: texts });
    }
    return translations;
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
