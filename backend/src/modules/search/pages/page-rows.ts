import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { normaliseSlug } from '../../../kernel/spelling';
import type { ShopTable } from '../product-index/shop-table';
import { RowCache } from './row-cache';

/** Maximum characters of pages cached per process. */
const MAX_CACHED_CHARACTERS = 20_000_000;

/** Stored page of a product in one language. */
export interface PageRow {
  product_id: number;
  related_ids: number[];
  /** What is stored of the page, as JSON without the last brace. */
  text: string;
  /** Whether the text has the page's titles and descriptions for search engines. */
  has_seo: boolean;
}

interface StoredRow {
  product_id: number;
  /** Ids separated by commas. */
  related_ids: string | null;
  body: string;
  description: string;
  /** For slugs: false for a former slug, which another product may take over. */
  is_current: boolean | number;
}

const COLUMNS = `p.product_id, p.body, p.description, (SELECT GROUP_CONCAT(r.related_id) FROM product_relations r
  WHERE r.product_id = p.product_id) AS related_ids`;
const BY_ID = `SELECT ${COLUMNS}, 1 AS is_current FROM product_pages p WHERE p.product_id = ? AND p.language = ?`;
const BY_SLUG = `SELECT ${COLUMNS}, s.is_current FROM product_pages p JOIN slugs s ON s.record_id = p.product_id
  WHERE s.resource = 'products' AND s.slug = ? AND p.language = ? ORDER BY s.is_current DESC LIMIT 1`;

const sizeOf = ({ text }: PageRow): number => text.length;

/** Reads product pages by one SQL statement each, cached in the process until the product changes. */
@Injectable()
export class PageRows {
  private readonly cache = new RowCache<PageRow>(MAX_CACHED_CHARACTERS, sizeOf);

  constructor(private readonly database: Database) {}

  /** The page by id, or by a current or former slug of the product; falls back to the base language. */
  async find(idOrSlug: string, language: string, table: ShopTable): Promise<PageRow | undefined> {
    const row = await this.inLanguage(idOrSlug, language, table);
    return row || language === BASE_LANGUAGE ? row : this.inLanguage(idOrSlug, BASE_LANGUAGE, table);
  }

  private async inLanguage(
    idOrSlug: string,
    language: string,
    table: ShopTable,
  ): Promise<PageRow | undefined> {
    const key = `${language}:${idOrSlug}`;
    const cached = this.cache.get(table, key);
    if (cached) return cached;
    const keep = this.cache.reading(table);
    const stored = await this.read(idOrSlug, language);
    if (!stored) return undefined;
    const row = pageOf(stored);
    // Don't cache former slugs: another product may take one over while this one stays unchanged.
    if (stored.is_current) keep(key, row.product_id, row);
    return row;
  }

  /** Reads from the primary, like the index: a replica may lag behind it. */
  private async read(idOrSlug: string, language: string): Promise<StoredRow | undefined> {
    const { em } = this.database;
    const isId = /^[1-9]\d{0,9}$/.test(idOrSlug);
    const rows: StoredRow[] = isId
      ? await em.query(BY_ID, [Number(idOrSlug), language])
      : await em.query(BY_SLUG, [normaliseSlug(idOrSlug), language]);
    return rows[0];
  }
}

function pageOf({ product_id, related_ids, body, description }: StoredRow): PageRow {
  return {
    product_id,
    related_ids: (related_ids ?? '').split(',').filter(Boolean).map(Number),
    text: inOnePiece(`${body.slice(0, -1)},"description":${JSON.stringify(description)}`),
    has_seo: body.includes('"seo":{'),
  };
}

/** The same text, which V8 then copies into each response without following its parts. */
const inOnePiece = (text: string): string => Buffer.from(text).toString();
