import type { RawDriver } from '../scenario';

/** Product cards in the baseline: one prepared statement by ids, concatenated to JSON. */
export async function rawCards(driver: RawDriver, ids: readonly number[]): Promise<string> {
  if (ids.length === 0) return '{"state":"success","data":{"products":[]}}';
  const marks = ids.map(() => '?').join(', ');
  const sql = `SELECT product_id, body FROM product_cards WHERE language = ? AND product_id IN (${marks})`;
  const rows = await driver.all<{ body: string }>(sql, ['en', ...ids]);
  return `{"state":"success","data":{"products":[${rows.map((row) => row.body).join(',')}]}}`;
}

/** Ids of one page of the newest products. */
export async function newestIds(driver: RawDriver, from: number, count: number): Promise<number[]> {
  const sql = `SELECT product_id AS id FROM shop_entries ORDER BY created_ms DESC LIMIT ${count} OFFSET ${from}`;
  return (await driver.all<{ id: number }>(sql, [])).map((row) => row.id);
}
