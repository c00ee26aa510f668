import { AcknowledgedCheckouts, type Purchase } from '../support/acknowledged-checkouts';
import { startProcess } from '../support/shop-process';
import { Database } from '../../src/kernel/database';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

/** Number of kills; `npm run test:endurance` sets more. */
const CYCLES = Number(process.env.ENDURANCE_CYCLES ?? 3);
const BUYERS = 4;

describe('a process that is killed during checkouts', () => {
  let shop: Shop;
  let checkouts: AcknowledgedCheckouts;

  beforeAll(async () => {
    shop = await startShop({ STOA_ROLES: 'web' });
    checkouts = await AcknowledgedCheckouts.in(shop);
  });
  afterAll(() => shop.close());

  /** Order numbers by idempotency key, as another process reads them. */
  const stored = async (): Promise<Map<string, string[]>> => {
    const rows: { number: string; idempotency_key: string }[] = await shop.app
      .get(Database)
      .em.query('SELECT number, idempotency_key FROM order_groups');
    const rowsByTable = new Map<string, string[]>();
    for (const row of rows)
      rowsByTable.set(row.idempotency_key, [...(rowsByTable.get(row.idempotency_key) ?? []), row.number]);
    return rowsByTable;
  };

  it(
    `loses no acknowledged order in ${CYCLES} cycles, and stores one order per idempotency key after retries`,
    async () => {
      const open: Purchase[] = [];
      for (let cycle = 0; cycle < CYCLES; cycle++) {
        const process = await startProcess(shop);
        for (const purchase of open.splice(0)) {
          const repeated = { ...purchase, buyer: process.client.as({ session: purchase.session }) };
          expect(await checkouts.attempt(repeated)).toBe(true);
        }
        const ready = await Promise.all(
          Array.from({ length: BUYERS }, () => checkouts.ready(process.client)),
        );
        const attempts = ready.map((one) => checkouts.attempt(one).catch(() => false));
        // At some point during the checkouts, a little later in each cycle.
        await new Promise((resolve) => setTimeout(resolve, (cycle * 7) % 60));
        await process.kill();
        const paid = await Promise.all(attempts);
        open.push(...ready.filter((_, at) => !paid[at]));
        const rows = await stored();
        for (const [key, number] of checkouts.numbers) expect(rows.get(key)).toEqual([number]);
      }
      const last = await startProcess(shop);
      for (const purchase of open)
        expect(
          await checkouts.attempt({ ...purchase, buyer: last.client.as({ session: purchase.session }) }),
        ).toBe(true);
      await last.kill();
      const rows = await stored();
      expect(rows.size).toBe(checkouts.numbers.size);
      for (const [key, number] of checkouts.numbers) expect(rows.get(key)).toEqual([number]);
    },
    60_000 + CYCLES * 30_000,
  );
});
