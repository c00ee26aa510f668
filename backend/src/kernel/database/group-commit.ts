import { AsyncResource } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { TransactionOver } from './database-errors';
import { inTurn } from './file-turns';
import { SqliteWriter } from './sqlite-writer';

interface QueuedTransaction {
  work: (em: EntityManager) => Promise<void>;
  committed: () => void;
  failed: (error: unknown) => void;
}

/** One whose work is over, with its error if it was rolled back alone. */
interface EndedTransaction extends QueuedTransaction {
  error?: unknown;
}

/** Maximum number of transactions per commit; each commit waits for the disk. */
const MAX = 64;

/**
 * Group commit: runs transactions on one connection strictly one after another, in the order of their calls,
 * and makes queued ones durable with one commit. Each has its own savepoint, so a failed one only rolls back
 * itself; none is answered before the commit of its group, not even a refusal, as it may be due to what others of the
 * group have written, such as a row with the same key, which nobody else sees before. If SQLite rolls back the whole
 * transaction, the entire group fails.
 */
export class GroupCommit {
  private readonly queue: QueuedTransaction[] = [];
  private readonly writer: SqliteWriter;
  private isRunning = false;

  constructor(private readonly source: DataSource) {
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
    const file = String(this.source.options.database);
    while (this.queue.length > 0) await inTurn(file, () => this.commitGroup());
    this.isRunning = false;
  }

  /** Never throws: every outcome is passed to the callers concerned. */
  private async commitGroup(): Promise<void> {
    const ended: EndedTransaction[] = [];
    try {
      await this.writer.begin();
    } catch (error) {
      this.writer.abandon();
      for (const { failed } of this.queue.splice(0, MAX)) failed(error);
      return;
    }
    try {
      await this.workThrough(ended);
      this.writer.commit();
    } catch (error) {
      this.writer.abandon();
      const over = error instanceof TransactionOver ? error : new TransactionOver(error);
      // Also those that were refused: what they were refused for may be lost with the group.
      for (const { failed } of ended) failed(over);
      return;
    }
    for (const one of ended) {
      if ('error' in one) one.failed(one.error);
      else one.committed();
    }
  }

  /**
   * Runs the queued members, and those that join meanwhile. Throws when the group's transaction ended. Members rarely
   * wait for anything outside of the process, so that requests which have arrived in the meantime are only read in the
   * next turn of the event loop: the group is complete once a turn has brought no other member.
   */
  private async workThrough(ended: EndedTransaction[]): Promise<void> {
    for (let n = 0; n < MAX; n++) {
      if (this.queue.length === 0) await setImmediate();
      const next = this.queue.shift();
      if (!next) return;
      await this.attempt(next, ended);
    }
  }

  /** Runs a member, which alone is rolled back if it fails. Throws when the group's transaction ended with it. */
  private async attempt(member: QueuedTransaction, ended: EndedTransaction[]): Promise<void> {
    try {
      const runner = this.writer.enter();
      try {
        await member.work(runner.manager);
      } finally {
        runner.end();
      }
      // The work may have swallowed the error that ended its transaction.
      if (!this.writer.isOpen) throw new TransactionOver();
      this.writer.release();
      ended.push(member);
    } catch (error) {
      if (!this.writer.isOpen) {
        member.failed(error);
        throw new TransactionOver(error);
      }
      ended.push({ ...member, error });
      this.writer.rollBack();
    }
  }
}
