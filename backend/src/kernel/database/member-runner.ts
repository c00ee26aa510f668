import type { Statement } from 'better-sqlite3';
import type { DataSource } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import { TransactionOver } from './database-errors';
import { LeanRunner } from './lean-runner';
import type { SqliteWriter } from './sqlite-writer';

/**
 * The query runner of one member of a group. It looks in the very step in which a statement runs whether its
 * transaction is still open: after a rollback that SQLite made by itself, or once the member has ended, a
 * statement would otherwise be committed alone and at once.
 */
export class MemberRunner extends LeanRunner {
  override isTransactionActive = true;
  protected override transactionDepth = 1;
  private hasEnded = false;

  constructor(
    source: DataSource,
    private readonly writer: SqliteWriter,
  ) {
    super(source.driver as BetterSqlite3Driver);
    this.manager = source.createEntityManager(this);
  }

  /** From now on every statement is refused. */
  end(): void {
    this.hasEnded = true;
  }

  /** Throws TransactionOver when the transaction has gone. */
  protected override check(): void {
    if (this.hasEnded || !this.writer.isOpen) throw new TransactionOver();
  }

  protected override prepare(sql: string): Statement<unknown[]> {
    return this.writer.prepare(sql);
  }
}
