interface SemaphoreOptions {
  /** Maximum number of concurrent holders. */
  atOnce: number;
  /** Maximum number of waiting callers. */
  waiting: number;
  /** Error for further callers. */
  busy: () => Error;
}

/** Limits concurrency and the length of the queue for it. */
export class Semaphore {
  private active = 0;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly options: SemaphoreOptions) {}

  /**
   * Acquires a slot, to be returned by `release`; rejects at once when the queue is full, and when `signal`
   * is aborted.
   */
  async acquire(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    const { atOnce, waiting, busy } = this.options;
    if (this.active < atOnce) {
      this.active += 1;
      return;
    }
    if (this.queue.length >= waiting) throw busy();
    await new Promise<void>((resolve, reject) => {
      const enter = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        this.queue.splice(this.queue.indexOf(enter), 1);
        reject(signal?.reason as Error);
      };
      this.queue.push(enter);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  /** Passes the slot to the longest-waiting caller. */
  release(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.active -= 1;
  }
}
