import 'reflect-metadata';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { Load } from './measure';
import { measure } from './measure';
import type { JourneyMeasurement } from './measure-journey';
import { measureJourney } from './measure-journey';
import { ownDatabase } from './own-database';
import type { Prepared } from './prepare';
import { prepare } from './prepare';
import type { Market, Purchase } from './purchase';
import type { Line } from './report';
import { failuresOf, summary, table } from './report';
import type { BenchRequest, Journey, Scenario } from './scenario';
import { addToCart, checkout, paymentAlone, scenarios } from './scenarios';
import type { Server } from './server';
import { settle, startServer } from './server';
import { startShop } from './start-up';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    orders: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '1,16,64' },
    only: { type: 'string', default: '' },
    /** Folder for CPU profiles of the shop. */
    profile: { type: 'string' },
  },
});
const seconds = Number(options.seconds);
const loads = options.connections.split(',').map(Number);
const isChosen = ({ name }: { name: string }): boolean => name.includes(options.only);
/** Minimum number of orders per second of measurement, for a meaningful result. */
const PAYMENTS_A_SECOND = 50;

interface Ports {
  made: number;
  kept: number;
}

async function measureReads(
  address: string,
  scenario: Scenario,
  requests: BenchRequest[],
  ports: Ports,
): Promise<Line[]> {
  const raw = scenario.raw ? await startServer('serve-raw.js', [address, scenario.name]) : null;
  const lines: Line[] = [];
  for (const [round, connections] of loads.entries()) {
    const warmUp = round === 0 ? 1 : 0;
    await settle(ports.made);
    const at = (port: number, calls: BenchRequest[]) =>
      measure({ port, connections, seconds }, calls, warmUp);
    lines.push({
      scenario: scenario.name,
      connections,
      raw: raw && (await at(raw.port, raw.requests ?? [])),
      made: await at(ports.made, requests),
      kept: scenario.isKept ? await at(ports.kept, requests) : null,
    });
    console.error(`${scenario.name} at ${connections}: done`);
  }
  await raw?.stop();
  return lines;
}

async function measurePurchases(market: Market, server: Server): Promise<Line[]> {
  const { port } = server;
  const lines: Line[] = [];
  const measured = (load: Load, journey: Journey<Purchase>): Promise<JourneyMeasurement> =>
    measureJourney(load, journey, async () => (await server.usage()).cpu);
  for (const connections of loads) {
    const load: Load = { port, connections, seconds };
    const alone = { raw: null, kept: null, connections };
    for (const journey of [addToCart(market), checkout(market)].filter(isChosen)) {
      await settle(port);
      const { whole: purchase, last, cpu } = await measured(load, journey);
      lines.push({ scenario: journey.name, made: purchase, ...alone, cpu });
      if (journey.steps.length > 1)
        lines.push({ scenario: `… its last call`, made: { ...last, failed: 0 }, ...alone });
    }
    if (!isChosen({ name: 'executePayment' })) continue;
    await settle(port);
    const payment = await paymentAlone(market, port, Math.max(connections, PAYMENTS_A_SECOND * seconds));
    const { whole: purchase, cpu } = await measured(load, payment);
    lines.push({ scenario: payment.name, made: purchase, ...alone, cpu });
    console.error(`purchases at ${connections}: done`);
  }
  return lines;
}

async function measureAll(address: string, prepared: Prepared): Promise<Line[]> {
  const starts = {
    made: await startShop(address, 'made', options.profile),
    kept: await startShop(address, 'kept'),
  };
  try {
    console.log(`\n${summary(starts, prepared.statements)}\n`);
    const ports = { made: starts.made.server.port, kept: starts.kept.server.port };
    const lines: Line[] = [];
    for (const [scenario, requests] of prepared.requests)
      lines.push(...(await measureReads(address, scenario, requests, ports)));
    lines.push(...(await measurePurchases(prepared.market, starts.made.server)));
    return lines;
  } finally {
    await starts.made.server.stop();
    await starts.kept.server.stop();
  }
}

async function main(): Promise<void> {
  const { address, engine, drop } = await ownDatabase();
  try {
    const size = { products: Number(options.products), orders: Number(options.orders) };
    const prepared = await prepare(address, size, scenarios.filter(isChosen));
    const about = [engine, `${size.products} products`, `${size.orders} orders`];
    console.log([...about, `Node ${process.versions.node}`, `${cpus().length} cores`].join(', '));
    const lines = await measureAll(address, prepared);
    console.log(table(lines));
    // Only wrong responses fail a run, never its times.
    if (lines.some((line) => failuresOf(line) > 0)) process.exitCode = 1;
  } finally {
    await drop();
  }
}

main().catch((error: unknown) => {
  // Only the start of the stack: the error of a failed INSERT contains all its rows.
  console.error(error instanceof Error ? error.stack?.slice(0, 2000) : error);
  process.exit(1);
});
