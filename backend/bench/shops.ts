import { limitProcessor } from './processor-share';
import type { Server } from './server';
import { startServer } from './server';
import type { Usage } from './usage';

/** Processes that serve one shop together. */
export class Shops {
  private unlimit: (() => void)[] = [];

  private constructor(private readonly servers: readonly Server[]) {}

  /** Starts one after the other, as with a rolling update. */
  static async start(
    address: string,
    count: number,
    options: { profile?: string; collects?: boolean },
  ): Promise<Shops> {
    const servers: Server[] = [];
    for (let place = 0; place < count; place++)
      servers.push(await startServer('../bundle/serve-mixed.js', [address], options));
    return new Shops(servers);
  }

  /** Port of the process that serves a client: always the same, as behind a proxy that hashes addresses. */
  portOf(client: number): number {
    return (this.servers[client % this.servers.length] as Server).port;
  }

  /** Lets each process use at most this share of a core. */
  limitProcessor(share: number): void {
    this.unlimit = this.servers.map(({ pid }) => limitProcessor(pid, share));
  }

  /** Usage of all processes together. */
  async usage(): Promise<Usage> {
    const sum: Usage = { rss: 0, heap: 0, external: 0, cpu: 0, answers: { requested: 0, computed: 0 } };
    for (const { rss, heap, external, cpu, answers } of await Promise.all(
      this.servers.map((server) => server.usage()),
    )) {
      sum.rss += rss;
      sum.heap += heap;
      sum.external += external;
      sum.cpu += cpu;
      sum.answers.requested += answers.requested;
      sum.answers.computed += answers.computed;
    }
    return sum;
  }

  /** Has one of the processes, in turn, sell out or restock a product. */
  toggleStock(variant_id: number, turn: number): void {
    // Both turns of a product are of the same process, which remembers what it took.
    this.servers[Math.floor(turn / 2) % this.servers.length]?.send({ variant_id });
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop()));
    for (const unlimit of this.unlimit) unlimit();
  }
}
