import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApplication } from '../src/application';
import { Database } from '../src/kernel/database';
import { Stock } from '../src/modules/inventory';
import { benchConfig } from './bench-config';
import type { Market } from './purchase';
import type { BenchRequest } from './scenario';
import { toggleStock } from './toggle-stock';

const ATTEMPTS = 10;

/** Processor time per response in microseconds of one kind of read. */
export interface ReadTimes {
  name: string;
  /** Made anew while nothing changes. */
  quiet: number;
  /** Each after a change of another product's stock status. */
  changing: number;
}

/** What reads cost in a shop, and how many bytes its indexes take per product. */
export interface Scaled {
  reads: ReadTimes[];
  bytesPerProduct: number;
}

/** Measures reads and indexes in this process; needs `--expose-gc`. */
export async function readsAfterChanges(
  address: string,
  reads: ReadonlyMap<string, readonly BenchRequest[]>,
  { market, products, count }: { market: Market; products: number; count: number },
): Promise<Scaled> {
  // Lists are made anew after every change, instead of once a second.
  const app = await createApplication(benchConfig(address, { LIST_MAX_STALE_MS: '0' }));
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const before = bytesInUse();
  for (const requests of reads.values()) await firstAnswer(app, requests[0] as BenchRequest);
  const bytesPerProduct = (bytesInUse() - before) / products;
  const toggle = toggleStock(app.get(Database), app.get(Stock, { strict: false }));
  const change = async (turn: number): Promise<void> => {
    const [variant = 0] = market.pairs[Math.floor(turn / 2) % market.pairs.length] ?? [];
    await toggle(variant);
  };
  const times: ReadTimes[] = [];
  for (const [name, requests] of reads) {
    const timed = (between: (turn: number) => Promise<void>): Promise<number> =>
      processorTime(count, between, (turn) => answer(app, requests[turn % requests.length] as BenchRequest));
    await timed(change);
    times.push({ name, quiet: await timed(async () => undefined), changing: await timed(change) });
  }
  await app.close();
  return { reads: times, bytesPerProduct };
}

/** Median in microseconds; what happens between the reads is not counted. */
async function processorTime(
  count: number,
  between: (turn: number) => Promise<void>,
  read: (turn: number) => Promise<void>,
): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn++) {
    await between(turn);
    const began = process.cpuUsage();
    await read(turn);
    const { user, system } = process.cpuUsage(began);
    times.push(user + system);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(count / 2)] ?? 0;
}

async function answer(app: NestFastifyApplication, { path }: BenchRequest): Promise<void> {
  const { statusCode } = await app.inject({ method: 'GET', url: path });
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
}

/** A request may take longer than it is allowed to while the indexes are read. */
async function firstAnswer(app: NestFastifyApplication, request: BenchRequest): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await answer(app, request);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

function bytesInUse(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
