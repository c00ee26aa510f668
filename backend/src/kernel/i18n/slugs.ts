import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import { In, Like } from 'typeorm';
import { Database, entityRows, insertMany, placeholders, type RowSource, unionRows } from '../database';
import { normaliseIdentifier, normaliseSlug } from '../spelling';
import { Slug } from './slug.entity';

const MAX_LENGTH = 180;

/** A slug in any script: letters, marks and digits are kept, all else becomes a dash. */
export function slugify(text: string): string {
  const slug = normaliseIdentifier(text.replace(/\s+/g, ' '))
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  return slug || 'item';
}

/** Target of a slug: the record, and its current slug in that language. */
export interface SlugTarget {
  record_id: number;
  slug: string;
}

/** The slug that a new record requests. */
export interface SlugCandidate {
  id: number;
  wanted: string;
  language: string;
}

/** What tells the current slug of a record. */
type CurrentSlug = Pick<Slug, 'record_id' | 'language' | 'slug'>;

/** The current slugs of records. */
export function currentSlugs(resource: string, ids: readonly number[]): RowSource<CurrentSlug> {
  const marks = placeholders(ids);
  return {
    entity: Slug,
    rest: `WHERE r.resource = ? AND r.record_id IN (${marks}) AND r.is_current = 1`,
    values: [resource, ...ids],
    properties: ['record_id', 'language', 'slug'],
  };
}

/** Current slugs by record: id → language → slug. */
export function slugsByRecord(rows: readonly CurrentSlug[]): Map<number, Record<string, string>> {
  const slugsById = new Map<number, Record<string, string>>();
  for (const { record_id, language, slug } of rows)
    slugsById.set(record_id, { ...slugsById.get(record_id), [language]: slug });
  return slugsById;
}

/** Slugs per statement. */
const LOOKED_UP = 500;

/** Assigns unique slugs per language and keeps former ones. */
@Injectable()
export class Slugs {
  constructor(private readonly database: Database) {}

  /** Makes `wanted` (or the next free variant) the record's current slug and returns it. */
  async assign(
    resource: string,
    id: number,
    wanted: string,
    language: string = BASE_LANGUAGE,
  ): Promise<string> {
    return this.database.tx(async (em) => {
      const base = slugify(wanted);
      const rows = await em.find(Slug, { where: { resource, language, slug: Like(`${base}%`) } });
      const takenSlugs = new Map(rows.map((row) => [row.slug, row]));
      const slug = free(base, id, takenSlugs);
      const own = takenSlugs.get(slug);
      if (own?.is_current && own.slug === slug) return slug;
      await em.update(Slug, { resource, language, record_id: id, is_current: true }, { is_current: false });
      if (own) await em.update(Slug, { id: own.id }, { slug, is_current: true });
      else await em.insert(Slug, { resource, language, slug, record_id: id, is_current: true });
      return slug;
    });
  }

  /** The same for many new records; the number of statements only grows with slug collisions. */
  async assignAll(
    resource: string,
    candidates: readonly SlugCandidate[],
  ): Promise<Map<SlugCandidate, string>> {
    const assigned = new Map<SlugCandidate, string>();
    const rest: SlugCandidate[] = [];
    await this.database.tx(async (em) => {
      const bases = [...new Set(candidates.map(({ wanted }) => slugify(wanted)))];
      const takenSlugs = new Set<string>();
      for (let from = 0; from < bases.length; from += LOOKED_UP)
        for (const { language, slug } of await holders(em, resource, bases.slice(from, from + LOOKED_UP)))
          takenSlugs.add(`${language}:${slug}`);
      for (const candidate of candidates) {
        const slug = slugify(candidate.wanted);
        const key = `${candidate.language}:${slug}`;
        if (takenSlugs.has(key)) rest.push(candidate);
        else assigned.set(candidate, slug);
        takenSlugs.add(key);
      }
      const rows = [...assigned].map(([{ id, language }, slug]) => ({
        resource,
        language,
        slug,
        record_id: id,
      }));
      await insertMany(
        em,
        Slug,
        rows.map((row) => ({ ...row, is_current: true })),
      );
      for (const candidate of rest)
        assigned.set(
          candidate,
          await this.assign(resource, candidate.id, candidate.wanted, candidate.language),
        );
    });
    return assigned;
  }

  /** The record of a current or former slug in any language. */
  async find(resource: string, typed: string): Promise<SlugTarget | null> {
    const slug = normaliseSlug(typed);
    const rows = await this.database.em.find(Slug, { where: { resource, slug } });
    const row = rows.find((one) => one.is_current) ?? rows[0];
    if (!row) return null;
    if (row.is_current) return { record_id: row.record_id, slug };
    const key = { resource, record_id: row.record_id, language: row.language, is_current: true };
    const current = await this.database.em.findOne(Slug, { where: key });
    return { record_id: row.record_id, slug: current?.slug ?? slug };
  }

  /** Current slugs of records: id → language → slug. */
  async findByRecords(resource: string, ids: number[]): Promise<Map<number, Record<string, string>>> {
    if (ids.length === 0) return new Map();
    const { slugs } = await unionRows(this.database.em, { slugs: currentSlugs(resource, ids) });
    return slugsByRecord(slugs);
  }

  /** Frees the slugs of softly deleted records, and stores them for a restore. */
  async release(resource: string, ids: readonly number[]): Promise<void> {
    await this.database.tx((em) =>
      em.update(
        Slug,
        { resource, record_id: In([...ids]) },
        { resource: () => `CONCAT(resource, '~', record_id)` },
      ),
    );
  }

  /**
   * Reassigns a restored record's slugs, or the next free variants. Returns the current one of the base
   * language.
   */
  async reclaim(resource: string, id: number): Promise<string | null> {
    return this.database.tx(async (em) => {
      const suffixed = `${resource}~${id}`;
      let current: string | null = null;
      for (const { id: row, slug, language, is_current } of await em.find(Slug, {
        where: { resource: suffixed },
      })) {
        if (is_current) {
          await em.delete(Slug, { id: row });
          const assigned = await this.assign(resource, id, slug, language);
          if (language === BASE_LANGUAGE) current = assigned;
        } else if (await em.exists(Slug, { where: { resource, language, slug } }))
          await em.delete(Slug, { id: row });
        else await em.update(Slug, { id: row }, { resource });
      }
      return current;
    });
  }

  /** Deletes a record's slugs. */
  async forget(resource: string, id: number): Promise<void> {
    await this.database.tx((em) => em.delete(Slug, { resource, record_id: id }));
  }
}

/** Which of these slugs are or were used, in any language. */
function holders(em: EntityManager, resource: string, slugs: readonly string[]): Promise<CurrentSlug[]> {
  const marks = placeholders(slugs);
  const rest = `WHERE r.resource = ? AND r.slug IN (${marks})`;
  return entityRows(em, Slug, rest, [resource, ...slugs], ['record_id', 'language', 'slug']);
}

function free(base: string, id: number, takenSlugs: Map<string, Slug>): string {
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? base : `${base}-${n}`;
    const holder = takenSlugs.get(candidate);
    if (!holder || holder.record_id === id) return candidate;
  }
}
