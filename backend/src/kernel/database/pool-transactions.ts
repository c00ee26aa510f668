import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { isConnectionLost, isRepeatable, OutcomeUnknown } from './database-errors';
import { TransactionRunner } from './transaction-runner';

const ATTEMPTS = 5;

/**
 * Transactions on a MySQL or MariaDB pool. One that a deadlock, a lock timeout or a lost connection ended
 * before its COMMIT was sent has certainly been rolled back, and is retried as a whole.
 */
export class PoolTransactions {
  constructor(private readonly source: DataSource) {}

  async run<T>(fn: (em: EntityManager) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.once(fn);
      } catch (error) {
        if (attempt >= ATTEMPTS || !(isRepeatable(error) || isConnectionLost(error))) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
      }
    }
  }

  private async once<T>(fn: (em: EntityManager) => Promise<T>): Promise<T> {
    const runner = new TransactionRunner(this.source);
    let isUsable = false;
    try {
      const result = await runner.around(() => fn(runner.manager));
      if (runner.isOpen) await confirmed(runner.finish('COMMIT'));
      isUsable = true;
      return result;
    } catch (error) {
      isUsable = !(error instanceof OutcomeUnknown) && (!runner.isOpen || (await isRolledBack(runner)));
      throw error;
    } finally {
      if (!isUsable) await discard(runner);
      await runner.release();
    }
  }
}

/** A COMMIT without a response may have succeeded; one that the server refused has not. */
async function confirmed(commit: Promise<unknown>): Promise<void> {
  try {
    await commit;
  } catch (error) {
    throw isRepeatable(error) ? error : new OutcomeUnknown(error);
  }
}

async function isRolledBack(runner: TransactionRunner): Promise<boolean> {
  return runner.finish('ROLLBACK').then(
    () => true,
    () => false,
  );
}

/** A connection that may still have an open transaction must not return to the pool. */
async function discard(runner: QueryRunner): Promise<void> {
  const connection = (await runner.connect().catch(() => null)) as { destroy(): void } | null;
  connection?.destroy();
}
