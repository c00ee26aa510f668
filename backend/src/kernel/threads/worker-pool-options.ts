/** How much of a kind of work there may be, and what is said of what goes beyond. */
export interface WorkerPoolOptions {
  /** Threads at a time. */
  atOnce: number;
  /** Tasks that may wait for their turn; further ones are put off with `busy`. */
  waiting: number;
  /** Milliseconds that one piece of output may take. */
  patience: number;
  /** Megabytes of heap that a thread may have. */
  memory: number;
  busy: () => Error;
  /** Of a task that takes longer or needs more memory. */
  exceeded: () => Error;
}
