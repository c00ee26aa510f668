import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';
import { TransactionOver } from './database-errors';
import { SqliteWriter } from './sqlite-writer';

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
 * one takes only itself back; none is acknowledged before the commit that holds it. Where SQLite takes the
 * whole transaction back, all of the group are refused (reliability §1.10).
 */
export class GroupCommit {
  private readonly queue: Waiting[] = [];
  private readonly writer: SqliteWriter;
  private isRunning = false;

  constructor(source: DataSource) {
    this.writer = new SqliteWriter(source);
  }

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

  /** Never throws: whatever happens becomes the answer of those whom it concerns. */
  private async commitGroup(): Promise<void> {
    const done: Waiting[] = [];
    try {
      await this.writer.begin();
    } catch (error) {
      this.writer.abandon();
      for (const { failed } of this.queue.splice(0, MOST)) failed(error);
      return;
    }
    try {
      await this.workThrough(done);
      this.writer.commit();
    } catch (error) {
      this.writer.abandon();
      for (const { failed } of done)
        failed(error instanceof TransactionOver ? error : new TransactionOver(error));
      return;
    }
    for (const { committed } of done) committed();
  }

  /** Runs who waits, and who comes meanwhile. Throws when the group's transaction has gone. */
  private async workThrough(done: Waiting[]): Promise<void> {
    for (let n = 0; n < MOST; n++) {
      const next = this.queue.shift();
      if (!next) return;
      if (await this.attempt(next)) done.push(next);
    }
  }

  /** True when the member is kept; false when it alone is taken back. */
  private async attempt({ work, failed }: Waiting): Promise<boolean> {
    try {
      const runner = this.writer.enter();
      try {
        await work(runner.manager);
      } finally {
        runner.end();
      }
      // The work may have swallowed the error that ended its transaction.
      if (!this.writer.isOpen) throw new TransactionOver();
      this.writer.keep();
      return true;
    } catch (error) {
      failed(error);
      if (!this.writer.isOpen) throw new TransactionOver(error);
      this.writer.takeBack();
      return false;
    }
  }
}
