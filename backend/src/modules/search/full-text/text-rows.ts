import type { EntityManager } from 'typeorm';
import { placeholders } from '../../../kernel/database';
import type { TextRow } from './text-index';

/** Rows read per SQL statement, so that other requests are served in between. */
const BATCH_SIZE = 1_000;

/** Search words of a product as they are stored. */
export type StoredWords = TextRow & { changed_ms: number | string };

const STORED_WORDS = 'SELECT product_id, name, words, changed_ms FROM search_texts';
const ALL_WORDS = `${STORED_WORDS} WHERE product_id > ? ORDER BY product_id LIMIT ${BATCH_SIZE}`;
/** In the order of the index of changes, as otherwise each batch would look for changed rows in the whole table. */
const CHANGED_WORDS = `${STORED_WORDS} WHERE changed_ms >= ? AND (changed_ms > ? OR product_id > ?)
  ORDER BY changed_ms, product_id LIMIT ${BATCH_SIZE}`;

/** The words of all products, in batches. */
export function allWords(em: EntityManager): AsyncIterable<StoredWords[]> {
  return batches((last) => em.query(ALL_WORDS, [last?.product_id ?? 0]));
}

/** Words written since a time in epoch milliseconds, in batches. */
export function wordsSince(em: EntityManager, moment: number): AsyncIterable<StoredWords[]> {
  return batches((last) => {
    const from = last?.changed_ms ?? moment;
    return em.query(CHANGED_WORDS, [from, from, last?.product_id ?? 0]);
  });
}

/** Words of some products. */
export function wordsOf(em: EntityManager, productIds: readonly number[]): Promise<StoredWords[]> {
  return em.query(`${STORED_WORDS} WHERE product_id IN (${placeholders(productIds)})`, [...productIds]);
}

async function* batches(
  readAfter: (last: StoredWords | undefined) => Promise<StoredWords[]>,
): AsyncIterable<StoredWords[]> {
  for (let last: StoredWords | undefined; ;) {
    const rows = await readAfter(last);
    yield rows;
    if (rows.length < BATCH_SIZE) return;
    last = rows.at(-1);
    // SQLite queries never yield to the event loop; let other requests run.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
