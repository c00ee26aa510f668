import type { Database as Connection } from 'better-sqlite3';
import type { DataSource } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import { LeanRunner } from './lean-runner';
import { type PreparedStatement, Statements } from './statements';

/** The single query runner of SQLite's read-only connection. */
export class ReaderRunner extends LeanRunner {
  private readonly statements = new Statements();

  /** Makes all reads of a data source use such a runner; TypeORM would make a manager for it at each statement. */
  static serve(source: DataSource): void {
    const driver = source.driver as BetterSqlite3Driver;
    const runner = new ReaderRunner(driver);
    driver.queryRunner = runner;
    const query = (sql: string, parameters?: unknown[]): Promise<unknown> => runner.query(sql, parameters);
    Object.assign(source, { query });
  }

  protected override check(): void {
    // A read needs no transaction.
  }

  protected override prepare(sql: string): PreparedStatement {
    return this.statements.prepare(this.driver.databaseConnection as Connection, sql);
  }
}
