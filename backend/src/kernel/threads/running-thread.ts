import { Worker } from 'node:worker_threads';
import type { FromThread, ToThread } from './messages';
import type { WorkerPoolOptions } from './worker-pool-options';

/** Input items per message, so that reading them never blocks the event loop for long. */
const ITEMS_PER_BATCH = 50;

type Result<Out> = IteratorResult<Out, undefined>;

/** A worker thread with its task, from start to end. */
export class RunningThread<Task, In, Out> {
  private readonly thread: Worker;
  private answer: { resolve: (result: Result<Out>) => void; reject: (error: Error) => void } | undefined;
  private failure: Error | undefined;

  constructor(
    entry: string,
    task: Task,
    private readonly options: Pick<WorkerPoolOptions, 'timeout' | 'memory' | 'exceeded'>,
  ) {
    const resourceLimits = { maxOldGenerationSizeMb: options.memory };
    this.thread = new Worker(entry, { workerData: task, resourceLimits });
    this.thread
      .on('error', (error: NodeJS.ErrnoException) =>
        this.fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? options.exceeded() : error),
      )
      .on('exit', () => this.fail(new Error('A thread ended before its task')));
  }

  /** Yields the thread's output; terminates the thread afterwards in any case. */
  async *pieces(
    input: AsyncIterable<In> | undefined,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<Out, undefined> {
    const source = input?.[Symbol.asyncIterator]();
    const leave = (): void => this.fail(signal?.reason as Error);
    signal?.addEventListener('abort', leave);
    this.thread.on('message', (message: FromThread<Out>) => {
      if (message.type === 'piece') this.answer?.resolve(message.result);
      else
        some(source).then(
          (items) => this.send({ type: 'input', items }),
          (error: Error) => this.fail(error),
        );
    });
    try {
      let coming = this.next();
      for (;;) {
        const { done, value } = await this.inTime(coming);
        if (done) return undefined;
        coming = this.next();
        yield value;
      }
    } finally {
      signal?.removeEventListener('abort', leave);
      void source?.return?.();
      await this.thread.terminate();
    }
  }

  private send(message: ToThread<In>): void {
    this.thread.postMessage(message);
  }

  private fail(error: Error): void {
    this.failure ??= error;
    this.answer?.reject(this.failure);
  }

  private next(): Promise<Result<Out>> {
    const coming = new Promise<Result<Out>>((resolve, reject) => {
      this.answer = { resolve, reject };
      if (this.failure) reject(this.failure);
      else this.send({ type: 'next' });
    });
    // Prevents an unhandled rejection before it is awaited.
    coming.catch(() => undefined);
    return coming;
  }

  private async inTime(coming: Promise<Result<Out>>): Promise<Result<Out>> {
    const timeout = setTimeout(() => this.fail(this.options.exceeded()), this.options.timeout);
    try {
      return await coming;
    } finally {
      clearTimeout(timeout);
    }
  }
}

/** The next items, or null after the last. */
async function some<In>(source: AsyncIterator<In> | undefined): Promise<In[] | null> {
  const items: In[] = [];
  while (source && items.length < ITEMS_PER_BATCH) {
    const { done, value } = await source.next();
    if (done) break;
    items.push(value);
  }
  return items.length > 0 ? items : null;
}
