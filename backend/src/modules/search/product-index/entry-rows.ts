import type { StockStatus } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import { placeholders } from '../../../kernel/database';
import type { ShopRow } from './shop-table';

/** Stock statuses by their number in the index; buyable ones come first. */
export const STOCK_NUMBERS: readonly StockStatus[] = ['in_stock', 'low', 'backorder', 'out'];

/** Rows read per SQL statement, so that other requests are served in between. */
const BATCH_SIZE = 20_000;

type Stored = Record<string, string | number | boolean | null>;

const COLUMNS = `product_id, is_live, vendor_id, brand_id, price, rating, sold_count, stock_status, is_featured, is_on_sale,
  available_ms, created_ms, categories, variants, changed_ms`;

/** Rows of the read model, and the time of the latest change among them. */
export interface EntryRows {
  rows: ShopRow[];
  until: number;
}

/** All entries, in batches. */
export async function* allEntries(em: EntityManager): AsyncIterable<EntryRows> {
  const sql = `SELECT ${COLUMNS} FROM shop_entries WHERE product_id > ? ORDER BY product_id LIMIT ${BATCH_SIZE}`;
  for (let last = 0; ;) {
    const stored: Stored[] = await em.query(sql, [last]);
    yield entryRows(stored);
    if (stored.length < BATCH_SIZE) return;
    last = Number(stored.at(-1)?.product_id);
  }
}

/** Entries written since a time in epoch milliseconds. */
export async function entriesSince(em: EntityManager, moment: number): Promise<EntryRows> {
  return entryRows(await em.query(`SELECT ${COLUMNS} FROM shop_entries WHERE changed_ms >= ?`, [moment]));
}

/** Entries of some products. */
export async function entriesOf(em: EntityManager, productIds: readonly number[]): Promise<EntryRows> {
  const marks = placeholders(productIds);
  return entryRows(
    await em.query(`SELECT ${COLUMNS} FROM shop_entries WHERE product_id IN (${marks})`, [...productIds]),
  );
}

function entryRows(stored: Stored[]): EntryRows {
  return {
    rows: stored.map(entryRow),
    until: stored.reduce((latest, row) => Math.max(latest, Number(row.changed_ms)), 0),
  };
}

function entryRow(row: Stored): ShopRow {
  return {
    product_id: Number(row.product_id),
    is_live: Boolean(row.is_live),
    vendor_id: Number(row.vendor_id),
    brand_id: row.brand_id === null ? null : Number(row.brand_id),
    price: Number(row.price),
    rating: Number(row.rating),
    sold_count: Number(row.sold_count),
    stock_status: Math.max(0, STOCK_NUMBERS.indexOf(row.stock_status as StockStatus)),
    is_featured: Boolean(row.is_featured),
    is_on_sale: Boolean(row.is_on_sale),
    available_ms: Number(row.available_ms),
    created_ms: Number(row.created_ms),
    changed_ms: Number(row.changed_ms),
    categories: numbers(String(row.categories)),
    variants: String(row.variants)
      .split(';')
      .filter(Boolean)
      .flatMap((variant) => [...numbers(variant), 0]),
  };
}

function numbers(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number);
}
