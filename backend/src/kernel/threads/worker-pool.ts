import { RunningThread } from './running-thread';
import { Semaphore } from './semaphore';
import type { WorkerPoolOptions } from './worker-pool-options';

/** Options of a task. */
export interface TaskOptions<In> {
  /** Pulled as the thread requests it. */
  input?: AsyncIterable<In>;
  /** Aborted when the result is no longer needed. */
  signal?: AbortSignal;
}

/** A thread loads no TypeScript: when running from sources, as in tests, the built file is used. */
function built(entry: string): string {
  return entry.replace(/([/\\])src([/\\].*)\.ts$/, '$1dist$1src$2.js');
}

/** Runs one kind of work off the event loop, each task in its own thread. */
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
   * Yields a task's output, one piece ahead of the reader; breaking off terminates the thread.
   * @throws errors of the thread, `busy` and `exceeded` of the pool, and the signal's reason
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

  /** The only piece of a task. */
  async one(task: Task, options?: TaskOptions<In>): Promise<Out> {
    for await (const piece of this.run(task, options)) return piece;
    throw new Error('A thread made nothing of its task');
  }
}
