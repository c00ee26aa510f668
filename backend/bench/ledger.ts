import 'reflect-metadata';
import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { migrations } from '../database/migrations';
import { seedInto } from '../database/seeds';
import { Seeder } from '../database/seeds/seeder';
import { createApplication } from '../src/application';
import { FixedClock } from '../src/kernel/clock';
import { Database, migrate } from '../src/kernel/database';
import { ResourceService } from '../src/kernel/resource';
import { ExportJournal } from '../src/modules/ledger/accounting/export-journal';
import { GetTrialBalance } from '../src/modules/ledger/get-trial-balance';
import { ListOwnerBalances } from '../src/modules/ledger/list-owner-balances';
import { TotalDays } from '../src/modules/ledger/total-days';
import { PayoutBalances } from '../src/modules/payouts';
import { VendorStatement } from '../src/modules/payouts/statements/vendor-statement';
import { vendors } from '../src/modules/vendors';
import { benchConfig } from './bench-config';
import { DAYS, loadLedger, VENDORS } from './load-ledger';
import { ownDatabase } from './own-database';

const { values: options } = parseArgs({ options: { entries: { type: 'string', default: '1000000' } } });
const ENTRIES = Number(options.entries);
const ROUNDS = 15;
const DAY = 86_400_000;

/** The calls that are measured, by name. */
function callsOf(
  shop: INestApplicationContext,
  now: Date,
  vendor_id: number,
): [string, () => Promise<unknown>][] {
  const day = (ago: number): string => new Date(now.getTime() - ago * DAY).toISOString().slice(0, 10);
  const statement = shop.get(VendorStatement, { strict: false });
  const trial = shop.get(GetTrialBalance, { strict: false });
  const owners = shop.get(ListOwnerBalances, { strict: false });
  return [
    ['trial balance, today', () => trial.execute(undefined)],
    ['trial balance, 200 days ago', () => trial.execute(day(200))],
    [`balances of ${VENDORS} vendors`, () => owners.execute('vendor_available', undefined, 'en')],
    ["a vendor's balance", () => shop.get(PayoutBalances, { strict: false }).find({ vendor_id })],
    ["a vendor's statement, 30 days", () => statement.execute(vendor_id, { from: day(29), to: day(0) })],
    [
      `a vendor's statement, ${DAYS} days`,
      () => statement.execute(vendor_id, { from: day(DAYS - 1), to: day(0) }),
    ],
  ];
}

async function time(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await call();
  return performance.now() - began;
}

async function measureAll(shop: INestApplicationContext, now: Date, vendor_id: number): Promise<void> {
  console.log('\n| call | median | slowest |\n| ---- | ------ | ------- |');
  for (const [name, call] of callsOf(shop, now, vendor_id)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await time(call));
    times.sort((one, other) => one - other);
    const [median = 0, slowest = 0] = [times[Math.floor(ROUNDS / 2)], times.at(-1)];
    console.log(`| ${name} | ${median.toFixed(1)} ms | ${slowest.toFixed(1)} ms |`);
  }
  const to = now.toISOString().slice(0, 10);
  const from = new Date(now.getTime() - 30 * DAY).toISOString().slice(0, 10);
  let bytes = 0;
  const seconds = await time(async () => {
    const stream = shop.get(ExportJournal, { strict: false }).execute({ from, to }, 'en').getStream();
    for await (const chunk of stream) bytes += Buffer.byteLength(chunk as string);
  });
  console.log(`\nJournal of 31 days: ${Math.round(bytes / 1024)} KB in ${(seconds / 1000).toFixed(1)} s`);
}

async function main(): Promise<void> {
  const { address, engine, drop } = await ownDatabase();
  try {
    const config = benchConfig(address);
    await migrate(config, migrations);
    const now = new Date();
    const shop = await createApplication(config);
    await shop.init();
    await seedInto(new Seeder(shop, new FixedClock(now), now, () => undefined), 'minimal');
    const store = shop.get(ResourceService).store(vendors);
    const id = await store.create({ store_name: 'Bench', email: 'bench@stoa.test' }, {}, null);
    await loadLedger(shop, ENTRIES, now, id);
    const [{ count }] = await shop.get(Database).em.query('SELECT COUNT(*) AS count FROM ledger_entries');
    console.log(`${engine}, ${count} entries, Node ${process.versions.node}`);
    const totalled = await time(() => shop.get(TotalDays, { strict: false }).execute());
    console.log(`Totals of ${DAYS} days: ${(totalled / 1000).toFixed(1)} s, once; later only the last day`);
    await measureAll(shop, now, id);
    await shop.close();
  } finally {
    await drop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.stack?.slice(0, 2000) : error);
  process.exit(1);
});
