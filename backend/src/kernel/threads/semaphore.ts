interface SemaphoreOptions {
  /** How many may hold it at a time. */
  atOnce: number;
  /** How many may wait for their turn. */
  waiting: number;
  /** What those beyond are told. */
  busy: () => Error;
}

/** Bounds how many do something at a time, and how many wait for it. */
export class Semaphore {
  private active = 0;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly options: SemaphoreOptions) {}

  /** Waits for a turn, which `release` gives back; rejects at once where too many wait, and when `signal` aborts. */
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

  /** Hands the turn to whoever has waited longest. */
  release(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.active -= 1;
  }
}
