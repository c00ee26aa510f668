import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import {
  endsTransaction,
  isConnectionLost,
  isRepeatable,
  OutcomeUnknown,
  TransactionOver,
} from './database-errors';

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
    const runner = this.source.createQueryRunner();
    const frame = runner.query.bind(runner);
    const gate = new StatementGate(runner);
    let isUsable = false;
    try {
      await runner.startTransaction();
      const result = await gate.around(() => fn(runner.manager));
      await confirmed(frame('COMMIT'));
      isUsable = true;
      return result;
    } catch (error) {
      isUsable = !(error instanceof OutcomeUnknown) && (await isRolledBack(frame));
      throw error;
    } finally {
      if (!isUsable) await discard(runner);
      await runner.release();
    }
  }
}

/**
 * Runs a transaction's statements one at a time, and refuses all after the server or the work ended it: such
 * a statement would be committed on its own, perhaps within the next user's transaction.
 */
class StatementGate {
  private tail: Promise<unknown> = Promise.resolve();
  private over: unknown;

  constructor(runner: QueryRunner) {
    const query = runner.query.bind(runner) as (...statement: unknown[]) => Promise<unknown>;
    const send = (statement: unknown[]): Promise<unknown> => {
      const result = this.tail.then(() => this.pass(() => query(...statement)));
      this.tail = result.catch(() => undefined);
      return result;
    };
    Object.assign(runner, { query: (...statement: unknown[]) => send(statement) });
  }

  /** Runs the transaction's work; throws the error that ended the transaction, even if swallowed. */
  async around<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      if (this.over) throw this.over;
      return result;
    } finally {
      this.over ??= new TransactionOver();
      await this.tail;
    }
  }

  private async pass(query: () => Promise<unknown>): Promise<unknown> {
    if (this.over) throw new TransactionOver(this.over);
    try {
      return await query();
    } catch (error) {
      if (endsTransaction(error)) this.over ??= error;
      throw error;
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

async function isRolledBack(frame: (sql: string) => Promise<unknown>): Promise<boolean> {
  return frame('ROLLBACK').then(
    () => true,
    () => false,
  );
}

/** A connection that may still have an open transaction must not return to the pool. */
async function discard(runner: QueryRunner): Promise<void> {
  const connection = (await runner.connect().catch(() => null)) as { destroy(): void } | null;
  connection?.destroy();
}
