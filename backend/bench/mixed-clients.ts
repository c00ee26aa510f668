import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { wire } from './measure';
import type { Market, Purchase } from './purchase';
import { executePayment, guestsOf, untilPayment } from './purchase';
import type { BenchRequest } from './scenario';
import type { Shops } from './shops';

/** One phase of the run; times in milliseconds. */
export interface Phase {
  name: string;
  seconds: number;
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

/** A load of reads and checkouts for some seconds. */
export interface Wanted {
  name: string;
  reads: readonly BenchRequest[];
  seconds: number;
}

/** Who loads the shop. */
export interface Load {
  connections: number;
  /** Share of the turns that are a whole checkout. */
  buying: number;
  /** Most turns per second of all clients together; without it they take as many as the shop answers. */
  rate?: number;
}

/** What browsers accept. */
const CODINGS = { 'accept-encoding': 'gzip, deflate, br' };

/** Shoppers who read and buy at once. */
export class Clients {
  private readonly agent: Agent;
  private next = 0;

  constructor(
    private readonly shops: Shops,
    private readonly market: Market,
    private readonly load: Load,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  }

  /** Load of all connections for the given time. */
  async run({ name, reads, seconds }: Wanted): Promise<Phase> {
    const phase: Phase = { name, seconds, reads: [], checkouts: 0, failed: 0, cached: 0, cpu: 0, rss: 0 };
    const before = await this.shops.usage();
    const until = performance.now() + seconds * 1000;
    const begin = guestsOf(this.market);
    const client = async (_: unknown, index: number): Promise<void> => {
      const port = this.shops.portOf(index);
      while (performance.now() < until) {
        await this.turn();
        if (Math.random() < this.load.buying) await this.buy(port, begin(), phase);
        else await this.read(port, reads[Math.floor(Math.random() * reads.length)] as BenchRequest, phase);
      }
    };
    await Promise.all(Array.from({ length: this.load.connections }, client));
    const after = await this.shops.usage();
    const requested = after.answers.requested - before.answers.requested;
    phase.cached = 1 - (after.answers.computed - before.answers.computed) / Math.max(1, requested);
    phase.cpu = after.cpu - before.cpu;
    phase.rss = after.rss;
    return phase;
  }

  /** Waits for the next turn that the rate allows. */
  private async turn(): Promise<void> {
    if (!this.load.rate) return;
    const now = performance.now();
    this.next = Math.max(this.next, now) + 1000 / this.load.rate;
    await pause(this.next - now);
  }

  private async read(port: number, wanted: BenchRequest, phase: Phase): Promise<void> {
    const began = performance.now();
    const { status } = await this.send(port, { ...wanted, headers: { ...wanted.headers, ...CODINGS } });
    phase.reads.push(performance.now() - began);
    if (status !== 200) phase.failed++;
  }

  private async buy(port: number, state: Purchase, phase: Phase): Promise<void> {
    for (const step of [...untilPayment, executePayment]) {
      const { status, text } = await this.send(port, step.request(state));
      // Goods that have just gone out of stock can't be bought: a right answer.
      if (status === 409 || status === 422) return;
      if (status >= 300) return void phase.failed++;
      step.read?.(state, (JSON.parse(text) as { data: unknown }).data);
    }
    phase.checkouts++;
  }

  private send(port: number, wanted: BenchRequest): Promise<{ status: number; text: string }> {
    const { body, ...rest } = wire(wanted);
    return new Promise((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', agent: this.agent, ...rest }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      });
      sent.on('error', reject).end(body);
    });
  }
}
