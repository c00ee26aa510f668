import type { INestApplicationContext } from '@nestjs/common';
import type { LedgerAccount, LedgerEvent } from '@stoa/contracts';
import { Database } from '../src/kernel/database';
import { insertPlain } from './insert-plain';

const BATCH_SIZE = 1000;
const DAY = 86_400_000;
/** The entries' days, the last of which is today. */
export const DAYS = 400;
/** Vendors that earn; the first is a real one. */
export const VENDORS = 200;

type Line = [account: LedgerAccount, owner: string, amount: number];

/**
 * Inserts postings of sales, captures and releases, and now and then a refund, with `entries` entries over 400
 * days for 200 vendors; the balances that are kept beside them are inserted too.
 */
export async function loadLedger(
  shop: INestApplicationContext,
  entries: number,
  now: Date,
  vendor_id: number,
): Promise<void> {
  const database = shop.get(Database);
  const balances = new Map<string, number>();
  const perSale = 8;
  const sales = Math.ceil(entries / perSale);
  let rows: object[] = [];
  const flush = async (): Promise<void> => {
    const batch = rows;
    rows = [];
    if (batch.length > 0) await database.tx((em) => insertPlain(em, 'ledger_entries', batch));
  };
  for (let n = 0; n < sales; n++) {
    const at = new Date(now.getTime() - Math.floor(((sales - 1 - n) * DAYS) / sales) * DAY);
    const owner = String(vendor_id + (n % VENDORS));
    for (const [type, lines] of postingsOf(n, owner))
      for (const [position, [account, whose, amount]] of lines.entries()) {
        const key = `${account}\n${whose}`;
        balances.set(key, (balances.get(key) ?? 0) + amount);
        const event = `${type}:ST-${n}`;
        const what = { day: at.toISOString().slice(0, 10), type, event, position, reference: `ST-${n}` };
        const stamps = { created_at: at, updated_at: at };
        rows.push({ ...what, account, owner: whose, currency: 'USD', amount, ...stamps });
      }
    if (rows.length >= BATCH_SIZE) await flush();
  }
  await flush();
  await database.tx(async (em) => {
    for (const [key, amount] of balances) {
      const [account = '', owner = ''] = key.split('\n');
      await insertPlain(em, 'ledger_balances', [{ account, owner, currency: 'USD', amount }]);
    }
  });
}

/** Eight entries on average: a sale, its capture and release, and for every fifth a refund. */
function postingsOf(n: number, owner: string): [LedgerEvent, Line[]][] {
  const price = 1000 + (n % 97) * 50;
  const commission = Math.round(price / 10);
  const share = price - commission;
  const sale: Line[] = [
    ['customer_receivable', '', price],
    ['vendor_pending', owner, -share],
    ['commission', '', -commission],
  ];
  const capture: Line[] = [
    ['gateway_clearing', 'stripe', price],
    ['customer_receivable', '', -price],
  ];
  const release: Line[] = [
    ['vendor_pending', owner, share],
    ['vendor_available', owner, -share],
  ];
  const postings: [LedgerEvent, Line[]][] = [
    ['sale', sale],
    ['capture', capture],
    ['funds_released', release],
  ];
  if (n % 5 > 0) return postings;
  const refund: Line[] = [
    ['vendor_available', owner, share],
    ['commission', '', commission],
    ['refunds_payable', '', -price],
  ];
  const paid: Line[] = [
    ['refunds_payable', '', price],
    ['gateway_clearing', 'stripe', -price],
  ];
  return [...postings, ['refund_issued', refund], ['refund_paid', paid]];
}
