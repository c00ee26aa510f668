import { migrations } from '../database/migrations';
import { seedInto } from '../database/seeds';
import { Seeder } from '../database/seeds/seeder';
import { createApplication } from '../src/application';
import { FixedClock } from '../src/kernel/clock';
import { migrate } from '../src/kernel/database';
import { benchConfig } from './bench-config';
import { loadCatalogue } from './load-catalogue';
import { loadCustomers } from './load-customers';
import { loadOrders } from './load-orders';
import type { Market } from './purchase';
import { findMarket } from './purchase';
import type { BenchRequest, Scenario } from './scenario';
import { countStatements } from './statements';

const CUSTOMERS = 10_000;

/** Data of the filled shop that the measurements need. */
export interface Prepared {
  requests: Map<Scenario, BenchRequest[]>;
  market: Market;
  statements: { call: string; count: number }[];
}

/** Fills the database with basics, a catalogue and orders, then collects the requests of each scenario. */
export async function prepare(
  address: string,
  size: { products: number; orders: number },
  chosen: readonly Scenario[],
): Promise<Prepared> {
  const config = benchConfig(address);
  await migrate(config, migrations);
  const shop = await createApplication(config);
  await shop.init();
  await shop.getHttpAdapter().getInstance().ready();
  const today = new Date();
  await step('basics', () =>
    seedInto(new Seeder(shop, new FixedClock(today), today, () => undefined), 'minimal'),
  );
  await step('products', () => loadCatalogue(shop, size.products));
  await step('customers', () => loadCustomers(shop, CUSTOMERS));
  await step('orders', () => loadOrders(shop, size.orders));
  const requests = new Map<Scenario, BenchRequest[]>();
  for (const scenario of chosen) requests.set(scenario, await scenario.requests(shop));
  const market = await findMarket(shop);
  const statements = await countStatements(shop, market);
  await shop.close();
  return { requests, market, statements };
}

async function step(what: string, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await work();
  console.error(`Filled in ${what} in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}
