import { RunningThread } from './running-thread';
import { Semaphore } from './semaphore';
import type { WorkerPoolOptions } from './worker-pool-options';

/** What a task may come with. */
export interface TaskOptions<In> {
  /** Read as the thread asks for it. */
  input?: AsyncIterable<In>;
  /** Says that nobody waits for the task any more. */
  signal?: AbortSignal;
}

/** A thread loads no TypeScript: where the sources themselves are run, as in tests, it takes what was built of them. */
function built(entry: string): string {
  return entry.replace(/([/\\])src([/\\].*)\.ts$/, '$1dist$1src$2.js');
}

/** Does one kind of work off the event loop, each task in a thread of its own that ends with it. */
export class WorkerPool<Task, In = never, Out = never> {
  private readonly entry: string;
  private readonly turns: Semaphore;

  /** @param entry path of the worker's file, which calls `serveThread` */
  constructor(
    entry: string,
    private readonly options: WorkerPoolOptions,
  ) {
    this.entry = built(entry);
    this.turns = new Semaphore(options);
  }

  /**
   * The pieces that the thread makes of a task, one ahead of whoever reads them; whoever stops reading ends the thread.
   * @throws what the thread throws, `busy` and `exceeded` of the pool, and the signal's reason
   */
  async *run(task: Task, { input, signal }: TaskOptions<In> = {}): AsyncGenerator<Out, undefined> {
    await this.turns.acquire(signal);
    try {
      signal?.throwIfAborted();
      yield* new RunningThread<Task, In, Out>(this.entry, task, this.options).pieces(input, signal);
    } finally {
      this.turns.release();
    }
    return undefined;
  }

  /** The piece of a task that makes only one. */
  async one(task: Task, options?: TaskOptions<In>): Promise<Out> {
    for await (const piece of this.run(task, options)) return piece;
    throw new Error('A thread made nothing of its task');
  }
}
