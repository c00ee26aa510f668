import { QueryFailedError, QueryResult } from 'typeorm';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner';
import type { PreparedStatement } from './statements';

/**
 * A query runner for SQLite without TypeORM's events around each statement: nothing subscribes to them, and
 * they cost as much as a small read.
 */
export abstract class LeanRunner extends BetterSqlite3QueryRunner {
  /** Throws if statements may not be run now. */
  protected abstract check(): void;

  protected abstract prepare(sql: string): PreparedStatement;

  /** Runs one statement. Throws QueryFailedError, or what `check` throws. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- TypeORM's own type: rows, an id or a QueryResult
  override async query(sql: string, parameters: unknown[] = [], structured = false): Promise<any> {
    this.check();
    // better-sqlite3 binds no booleans.
    const values = parameters.map((value) => (typeof value === 'boolean' ? Number(value) : value));
    const { logger } = this.dataSource;
    logger.logQuery(sql, values, this);
    try {
      const result = this.execute(sql, values);
      return structured ? result : result.raw;
    } catch (error) {
      // JSON has no BigInt (see `bindIntegers`).
      const shown = values.map((value) => (typeof value === 'bigint' ? Number(value) : value));
      logger.logQueryError(error as Error, sql, shown, this);
      throw new QueryFailedError(sql, shown, error as Error);
    }
  }

  private execute(sql: string, values: unknown[]): QueryResult {
    const statement = this.prepare(sql);
    const result = new QueryResult();
    if (statement.isReader) {
      const rows = statement.all(values);
      result.raw = rows;
      result.records = rows;
    } else {
      const { changes, lastInsertRowid } = statement.run(values);
      result.affected = changes;
      result.raw = lastInsertRowid;
    }
    return result;
  }
}
