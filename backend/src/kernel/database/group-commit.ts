import { AsyncResource } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';
import { TransactionOver } from './database-errors';
import { SqliteWriter } from './sqlite-writer';

interface QueuedTransaction {
  work: (em: EntityManager) => Promise<void>;
  committed: () => void;
  failed: (error: unknown) => void;
}

/** Maximum number of transactions per commit; each commit waits for the disk. */
const MAX = 64;

/**
 * Group commit: runs transactions on one connection strictly one after another, in the order of their calls,
 * and makes queued ones durable with one commit. Each has its own savepoint, so a failed one only rolls back
 * itself; none is acknowledged before the commit that contains it. If SQLite rolls back the whole
 * transaction, the entire group fails.
 */
export class GroupCommit {
  private readonly queue: QueuedTransaction[] = [];
  private readonly writer: SqliteWriter;
  private isRunning = false;

  constructor(source: DataSource) {
    this.writer = new SqliteWriter(source);
  }

  /** Resolves with the result of `fn` once it is durable, or rejects once it is rolled back. */
  run<T>(fn: (em: EntityManager) => Promise<T>): Promise<T> {
    // The work may run during another caller's drain; it keeps its own asynchronous context.
    const context = new AsyncResource('transaction');
    return new Promise<T>((resolve, reject) => {
      let result: T;
      this.queue.push({
        work: (em) =>
          context.runInAsyncScope(async () => {
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

  /** Never throws: every outcome is passed to the callers concerned. */
  private async commitGroup(): Promise<void> {
    const done: QueuedTransaction[] = [];
    try {
      await this.writer.begin();
    } catch (error) {
      this.writer.abandon();
      for (const { failed } of this.queue.splice(0, MAX)) failed(error);
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

  /** Runs the queued members, and those that join meanwhile. Throws when the group's transaction ended. */
  private async workThrough(done: QueuedTransaction[]): Promise<void> {
    for (let n = 0; n < MAX; n++) {
      const next = this.queue.shift();
      if (!next) return;
      if (await this.attempt(next)) done.push(next);
    }
  }

  /** True when the member succeeded; false when it alone was rolled back. */
  private async attempt({ work, failed }: QueuedTransaction): Promise<boolean> {
    try {
      const runner = this.writer.enter();
      try {
        await work(runner.manager);
      } finally {
        runner.end();
      }
      // The work may have swallowed the error that ended its transaction.
      if (!this.writer.isOpen) throw new TransactionOver();
      this.writer.release();
      return true;
    } catch (error) {
      failed(error);
      if (!this.writer.isOpen) throw new TransactionOver(error);
      this.writer.rollBack();
      return false;
    }
  }
}
