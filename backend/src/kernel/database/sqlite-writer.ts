import type { Database as Connection } from 'better-sqlite3';
import type { DataSource } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import { MemberRunner } from './member-runner';
import { type PreparedStatement, Statements } from './statements';

const SAVEPOINT = 'member';

/**
 * The connection that writes to SQLite, and the only place that begins and ends transactions on it. SQLite
 * rolls back by itself after a full disk or an I/O error, so TypeORM's state is not trusted: `inTransaction`
 * is the engine's own. A connection in doubt is closed, which rolls back any open transaction, and reopened
 * before the next one.
 */
export class SqliteWriter {
  private readonly statements = new Statements();
  private inDoubt = false;

  constructor(private readonly source: DataSource) {}

  /** True while the group's transaction is actually open. */
  get isOpen(): boolean {
    return this.connection.open && this.connection.inTransaction;
  }

  /** Opens the transaction of a group; throws when the file can't be written. */
  async begin(): Promise<void> {
    if (this.inDoubt || !this.connection.open) await this.reopen();
    this.frame('BEGIN IMMEDIATE');
  }

  /** Commits the group. After a throw none of it may be acknowledged, and `abandon` must follow. */
  commit(): void {
    this.frame('COMMIT');
    if (this.connection.inTransaction) throw new Error('SQLite has committed, yet a transaction is open.');
  }

  /** Rolls back any open transaction; never throws. */
  abandon(): void {
    try {
      if (this.isOpen) this.frame('ROLLBACK');
      this.inDoubt ||= this.isOpen;
    } catch {
      // SQLite may have rolled back by itself meanwhile; `isOpen` decides, not the statement's error.
      this.inDoubt ||= this.isOpen;
    }
  }

  /** Starts a member of the group with its own savepoint. */
  enter(): MemberRunner {
    this.frame(`SAVEPOINT ${SAVEPOINT}`);
    return new MemberRunner(this.source, this);
  }

  /** Releases the member's savepoint; durable with the group. */
  release(): void {
    this.frame(`RELEASE ${SAVEPOINT}`);
  }

  /** Rolls back one member only. */
  rollBack(): void {
    this.frame(`ROLLBACK TO ${SAVEPOINT}`);
    this.frame(`RELEASE ${SAVEPOINT}`);
  }

  /** A prepared statement of this connection. */
  prepare(sql: string): PreparedStatement {
    return this.statements.prepare(this.connection, sql);
  }

  private get connection(): Connection {
    return (this.source.driver as BetterSqlite3Driver).databaseConnection as Connection;
  }

  private frame(sql: string): void {
    this.source.logger.logQuery(sql);
    this.prepare(sql).run();
  }

  private async reopen(): Promise<void> {
    this.statements.clear();
    this.inDoubt = true;
    const { driver } = this.source;
    await driver.disconnect();
    await driver.connect();
    this.inDoubt = false;
  }
}
