import 'reflect-metadata';
import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { wire } from './measure';
import { ownDatabase } from './own-database';
import type { Prepared } from './prepare';
import { prepare } from './prepare';
import type { Market, Purchase } from './purchase';
import { executePayment, guestsOf, untilPayment } from './purchase';
import { markdown } from './report';
import type { BenchRequest } from './scenario';
import { scenarios } from './scenarios';
import type { Server } from './server';
import { startServer } from './server';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '32' },
    /** Stock changes per second while the shop sells. */
    changes: { type: 'string', default: '20' },
    /** Folder for a CPU profile of the shop. */
    profile: { type: 'string' },
  },
});
const seconds = Number(options.seconds);
const connections = Number(options.connections);
/** Share of the clients' turns that are a whole checkout. */
const BUYING = 0.05;

/** One phase of the run; times in milliseconds. */
interface Phase {
  name: string;
  reads: number[];
  checkouts: number;
  failed: number;
  /** Share of the API's public responses that were cached. */
  cached: number;
  /** Processor time of the shop in microseconds. */
  cpu: number;
  /** Resident set size at the end in bytes. */
  rss: number;
}

/** Reads of shoppers: lists, searches and products of the API, or the same as pages of the storefront. */
function readsOf({ requests }: Prepared): Record<'api' | 'pages', BenchRequest[]> {
  const api = [...requests].flatMap(([{ name }, all]) => (name.startsWith('admin') ? [] : all.slice(0, 100)));
  const slugs = api.flatMap(({ path }) => /\/product\/(.+)$/.exec(path)?.[1] ?? []);
  const pages = ['/', '/', '/', '/Shop', '/Shop?page=2', ...slugs.map((slug) => `/product/${slug}`)];
  return { api, pages: pages.map((path) => ({ path })) };
}

class Clients {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: connections });

  constructor(
    private readonly server: Server,
    private readonly market: Market,
  ) {}

  /** Load of all connections for the given time. */
  async run(name: string, reads: readonly BenchRequest[]): Promise<Phase> {
    const phase: Phase = { name, reads: [], checkouts: 0, failed: 0, cached: 0, cpu: 0, rss: 0 };
    const before = await this.server.usage();
    const until = performance.now() + seconds * 1000;
    const begin = guestsOf(this.market);
    const client = async (): Promise<void> => {
      while (performance.now() < until) {
        if (Math.random() < BUYING) await this.buy(begin(), phase);
        else await this.read(reads[Math.floor(Math.random() * reads.length)] as BenchRequest, phase);
      }
    };
    await Promise.all(Array.from({ length: connections }, client));
    const after = await this.server.usage();
    const requested = after.answers.requested - before.answers.requested;
    phase.cached = 1 - (after.answers.computed - before.answers.computed) / Math.max(1, requested);
    phase.cpu = after.cpu - before.cpu;
    phase.rss = after.rss;
    return phase;
  }

  private async read(wanted: BenchRequest, phase: Phase): Promise<void> {
    const began = performance.now();
    const { status } = await this.send(wanted);
    phase.reads.push(performance.now() - began);
    if (status !== 200) phase.failed++;
  }

  private async buy(state: Purchase, phase: Phase): Promise<void> {
    for (const step of [...untilPayment, executePayment]) {
      const { status, text } = await this.send(step.request(state));
      // Goods that have just gone out of stock can't be bought: a right answer.
      if (status === 409 || status === 422) return;
      if (status >= 300) return void phase.failed++;
      step.read?.(state, (JSON.parse(text) as { data: unknown }).data);
    }
    phase.checkouts++;
  }

  private send(wanted: BenchRequest): Promise<{ status: number; text: string }> {
    const { body, ...rest } = wire(wanted);
    return new Promise((resolve, reject) => {
      const sent = request(
        { port: this.server.port, host: '127.0.0.1', agent: this.agent, ...rest },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        },
      );
      sent.on('error', reject).end(body);
    });
  }
}

/** Sells out and restocks one product after the other; returns the function that stops it. */
function moveStock(server: Server, { pairs }: Market): () => void {
  let turn = 0;
  const timer = setInterval(
    () => {
      const [variant_id] = pairs[Math.floor(turn / 2) % pairs.length] ?? [0];
      turn++;
      server.send({ variant_id });
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

function row({ name, reads, checkouts, failed, cached, cpu, rss }: Phase): string[] {
  const sorted = reads.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  const rates = [reads.length, checkouts].map((count) => (count / seconds).toFixed(0));
  const rest = [
    `${(cached * 100).toFixed(1)} %`,
    (cpu / reads.length / 1000).toFixed(2),
    (rss / 2 ** 20).toFixed(0),
  ];
  return [name, ...rates, at(0.5), at(0.99), String(failed), ...rest];
}

async function main(): Promise<void> {
  const { address, engine, drop } = await ownDatabase();
  const products = Number(options.products);
  const prepared = await prepare(address, { products, orders: 1000 }, scenarios);
  const server = await startServer('serve-mixed.js', [address], options.profile);
  try {
    const clients = new Clients(server, prepared.market);
    console.log(`${engine}, ${products} products, ${connections} connections, ${seconds} s each\n`);
    const rows: string[][] = [];
    for (const [name, reads] of Object.entries(readsOf(prepared))) {
      await clients.run('warm-up', reads);
      rows.push(row(await clients.run(`${name}, buying`, reads)));
      const stop = moveStock(server, prepared.market);
      rows.push(row(await clients.run(`${name}, buying, stock moves`, reads)));
      stop();
    }
    console.log(markdown(HEAD, rows));
  } finally {
    await server.stop();
    await drop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.stack?.slice(0, 2000) : error);
  process.exit(1);
});
