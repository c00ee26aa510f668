import { createHash } from 'node:crypto';
import { Database } from '../../src/kernel/database';
import type { Shop } from './shop';
import { workDone } from './work-done';

/** Pending jobs, which change at any time. */
const QUEUE = 'outbox_jobs';

/** A hash of each table's rows: equal hashes show that nothing was written in between. */
export async function tableContents(shop: Shop): Promise<Record<string, string>> {
  await workDone(shop);
  const { em } = shop.app.get(Database);
  const tables = em.connection.entityMetadatas.map(({ tableName }) => tableName);
  const contents: Record<string, string> = {};
  for (const table of tables.filter((name) => name !== QUEUE)) {
    const rows = await em.query<object[]>(`SELECT * FROM ${table}`);
    const print = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
    contents[table] = `${rows.length} rows, ${print}`;
  }
  return contents;
}
