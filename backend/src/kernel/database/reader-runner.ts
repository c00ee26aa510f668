import type { Database as Connection, Statement } from 'better-sqlite3';
import type { DataSource } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import { LeanRunner } from './lean-runner';
import { Statements } from './statements';

/** The single query runner of SQLite's read-only connection. */
export class ReaderRunner extends LeanRunner {
  private readonly statements = new Statements();

  /** Makes all reads of a data source use such a runner. */
  static serve(source: DataSource): void {
    const driver = source.driver as BetterSqlite3Driver;
    driver.queryRunner = new ReaderRunner(driver);
  }

  protected override check(): void {
    // A read needs no transaction.
  }

  protected override prepare(sql: string): Statement<unknown[]> {
    return this.statements.prepare(this.driver.databaseConnection as Connection, sql);
  }
}
