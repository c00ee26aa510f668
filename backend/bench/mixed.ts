import 'reflect-metadata';
import { parseArgs } from 'node:util';
import type { Phase } from './mixed-clients';
import { Clients } from './mixed-clients';
import { ownDatabase } from './own-database';
import type { Prepared } from './prepare';
import { prepare } from './prepare';
import type { Market } from './purchase';
import { markdown } from './report';
import type { BenchRequest } from './scenario';
import { scenarios } from './scenarios';
import { Shops } from './shops';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '32' },
    /** Stock changes per second while the shop sells. */
    changes: { type: 'string', default: '20' },
    /** Folder for a CPU profile of the shop. */
    profile: { type: 'string' },
    /** Web processes of the shop: more than one need a server database and Redis. */
    processes: { type: 'string', default: '1' },
    /** Share of a core that each of them may use; needs Linux and root. */
    processor: { type: 'string' },
    /** Share of the turns that are a whole checkout. */
    buying: { type: 'string', default: '0.05' },
    /** Most turns of all clients per second. */
    rate: { type: 'string' },
    /** Instead of the phases, minutes of one steady load, with the memory after each. */
    minutes: { type: 'string' },
  },
});
const seconds = Number(options.seconds);
const connections = Number(options.connections);

/** Reads of shoppers: lists, searches and products of the API, or the same as pages of the storefront. */
function readsOf({ requests }: Prepared): Record<'api' | 'pages', BenchRequest[]> {
  const api = [...requests].flatMap(([{ name }, all]) => (name.startsWith('admin') ? [] : all.slice(0, 100)));
  const slugs = api.flatMap(({ path }) => /\/product\/(.+)$/.exec(path)?.[1] ?? []);
  const pages = ['/', '/', '/', '/Shop', '/Shop?page=2', ...slugs.map((slug) => `/product/${slug}`)];
  return { api, pages: pages.map((path) => ({ path })) };
}

/** Sells out and restocks one product after the other; returns the function that stops it. */
function moveStock(shops: Shops, { pairs }: Market): () => void {
  let turn = 0;
  const timer = setInterval(
    () => {
      const [variant_id] = pairs[Math.floor(turn / 2) % pairs.length] ?? [0];
      shops.toggleStock(variant_id, turn++);
    },
    1000 / Number(options.changes),
  );
  return () => clearInterval(timer);
}

const HEAD = [
  'load',
  'reads/s',
  'checkouts/s',
  'p50 ms',
  'p99 ms',
  'failed',
  'API responses cached',
  'ms of processor per read',
  'memory MB',
];

const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(0);

function row({ name, reads, checkouts, failed, cached, cpu, rss, ...phase }: Phase): string[] {
  const sorted = reads.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  const rates = [reads.length, checkouts].map((count) => (count / phase.seconds).toFixed(0));
  const rest = [`${(cached * 100).toFixed(1)} %`, (cpu / reads.length / 1000).toFixed(2), megabytes(rss)];
  return [name, ...rates, at(0.5), at(0.99), String(failed), ...rest];
}

/** Each load alone, then while stock changes; both loads warm the shop up first. */
async function phases(clients: Clients, shops: Shops, prepared: Prepared): Promise<void> {
  const rows: string[][] = [];
  const loads = Object.entries(readsOf(prepared));
  // Before the limit, so that the code is compiled.
  for (const [, reads] of loads) await clients.run({ name: 'warm-up', reads, seconds });
  if (options.processor) shops.limitProcessor(Number(options.processor));
  for (const [name, reads] of loads) {
    rows.push(row(await clients.run({ name: `${name}, buying`, reads, seconds })));
    const stop = moveStock(shops, prepared.market);
    rows.push(row(await clients.run({ name: `${name}, buying, stock moves`, reads, seconds })));
    stop();
  }
  console.log(markdown(HEAD, rows));
}

/** One steady load; memory that grows from minute to minute is a leak. */
async function steadily(clients: Clients, shops: Shops, prepared: Prepared): Promise<void> {
  const { api, pages } = readsOf(prepared);
  const rows: (string | number)[][] = [];
  const stop = moveStock(shops, prepared.market);
  for (let minute = 1; minute <= Number(options.minutes); minute++) {
    const phase = await clients.run({ name: `${minute}`, reads: [...api, ...pages], seconds: 60 });
    const { heap, external, rss } = await shops.usage();
    const memory = [heap, external, rss].map(megabytes);
    rows.push([minute, phase.reads.length, phase.checkouts, phase.failed, ...memory]);
    console.error(rows.at(-1)?.join(' '));
  }
  stop();
  const head = ['minute', 'reads', 'checkouts', 'failed', 'heap MB', 'external MB', 'memory MB'];
  console.log(markdown(head, rows));
  const [fifth, last] = [rows[Math.min(4, rows.length - 1)], rows.at(-1)].map((each) => Number(each?.[4]));
  console.log(
    `Heap after collection, last minute ÷ minute five: ${((last ?? 0) / (fifth ?? 1)).toFixed(2)}×`,
  );
}

async function main(): Promise<void> {
  const { address, engine, drop } = await ownDatabase();
  try {
    const products = Number(options.products);
    const prepared = await prepare(address, { products, orders: 1000 }, scenarios);
    const started = { profile: options.profile, collects: options.minutes !== undefined };
    const shops = await Shops.start(address, Number(options.processes), started);
    try {
      const rate = options.rate === undefined ? undefined : Number(options.rate);
      const clients = new Clients(shops, prepared.market, {
        connections,
        rate,
        buying: Number(options.buying),
      });
      const about = [engine, `${products} products`, `${options.processes} processes`];
      console.log([...about, `${connections} connections`, `${seconds} s each\n`].join(', '));
      await (options.minutes ? steadily : phases)(clients, shops, prepared);
    } finally {
      await shops.stop();
    }
  } finally {
    await drop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.stack?.slice(0, 2000) : error);
  process.exit(1);
});
