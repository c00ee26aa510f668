/** Limits of one kind of work, and the errors beyond them. */
export interface WorkerPoolOptions {
  /** Concurrent threads. */
  atOnce: number;
  /** Tasks that may be queued; further ones fail with `busy`. */
  waiting: number;
  /** Milliseconds per piece of output. */
  timeout: number;
  /** Maximum heap of a thread in megabytes. */
  memory: number;
  busy: () => Error;
  /** Error for a task that exceeds time or memory. */
  exceeded: () => Error;
}
