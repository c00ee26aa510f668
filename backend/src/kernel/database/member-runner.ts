import type { DataSource } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import { TransactionOver } from './database-errors';
import { LeanRunner } from './lean-runner';
import type { PreparedStatement } from './statements';

/** The writer's connection within the transaction of a group. */
interface GroupTransaction {
  /** Whether the transaction is actually open. */
  readonly isOpen: boolean;
  prepare(sql: string): PreparedStatement;
}

/**
 * The query runner of one member of a group commit. It checks synchronously with each statement that the
 * transaction is still open: after a rollback by SQLite itself, or once the member has ended, a statement
 * would otherwise be committed on its own.
 */
export class MemberRunner extends LeanRunner {
  override isTransactionActive = true;
  protected override transactionDepth = 1;
  private hasEnded = false;

  constructor(
    source: DataSource,
    private readonly writer: GroupTransaction,
  ) {
    super(source.driver as BetterSqlite3Driver);
    this.manager = source.createEntityManager(this);
  }

  /** Refuses every further statement. */
  end(): void {
    this.hasEnded = true;
  }

  /** Throws TransactionOver when the transaction has ended. */
  protected override check(): void {
    if (this.hasEnded || !this.writer.isOpen) throw new TransactionOver();
  }

  protected override prepare(sql: string): PreparedStatement {
    return this.writer.prepare(sql);
  }
}
