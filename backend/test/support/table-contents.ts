import { createHash } from 'node:crypto';
import { IsNull, LessThanOrEqual, Not } from 'typeorm';
import { Database } from '../../src/kernel/database';
import { OutboxJob, Pump } from '../../src/kernel/queue';
import { eventually } from './eventually';
import type { Shop } from './shop';

/** Work that waits, and comes and goes by itself. */
const QUEUE = 'outbox_jobs';

/** A fingerprint of each table's rows: two that are alike show that nothing was written in between. */
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

/** What is due has been done, by whichever worker has it; a row that is being worked on has a claim. */
async function workDone({ app }: Shop): Promise<void> {
  await app.get(Pump).drain();
  await eventually(async () => {
    const due = { state: 'waiting', run_at: LessThanOrEqual(new Date()) } as const;
    const claimed = { state: 'waiting', claim: Not(IsNull()) } as const;
    expect(await app.get(Database).em.countBy(OutboxJob, [due, claimed] as never)).toBe(0);
  });
}
