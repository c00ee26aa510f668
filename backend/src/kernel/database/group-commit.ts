import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';

interface Waiting {
  work: (em: EntityManager) => Promise<void>;
  committed: () => void;
  failed: (error: unknown) => void;
}

/** A commit waits for the disk; so many transactions share one at the most. */
const MOST = 64;

/**
 * Runs transactions on one connection strictly one after the other, in the order in which they asked, and
 * makes those that queue up durable with one commit. Each stands behind a savepoint of its own, so a failed
 * one takes only itself back; none is acknowledged before the commit that holds it.
 */
export class GroupCommit {
  private readonly queue: Waiting[] = [];
  private isRunning = false;

  constructor(private readonly writer: DataSource) {}

  /** Passes on what `fn` answers once it is durable, or what it throws once it is taken back. */
  run<T>(fn: (em: EntityManager) => Promise<T>): Promise<T> {
    // The work runs while another caller's turn lasts; it keeps its own asynchronous context.
    const inContext = AsyncLocalStorage.snapshot();
    return new Promise<T>((resolve, reject) => {
      let result: T;
      this.queue.push({
        work: (em) =>
          inContext(async () => {
            result = await fn(em);
          }),
        committed: () => resolve(result),
        failed: reject,
      });
      void this.drain();
    });
  }

  private async drain(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    while (this.queue.length > 0) await this.commitGroup();
    this.isRunning = false;
  }

  private async commitGroup(): Promise<void> {
    const done: Waiting[] = [];
    try {
      await this.writer.transaction(async (em) => {
        for (let n = 0; n < MOST; n++) {
          const next = this.queue.shift();
          if (!next) break;
          if (await this.attempt(em, next)) done.push(next);
        }
      });
    } catch (error) {
      for (const { failed } of done) failed(error);
      return;
    }
    for (const { committed } of done) committed();
  }

  private async attempt(em: EntityManager, { work, failed }: Waiting): Promise<boolean> {
    try {
      await em.transaction(work);
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  }
}
