import type { PoolConnection, QueryError } from 'mysql2';
import type { DataSource } from 'typeorm';
import { QueryFailedError, QueryResult, QueryRunnerAlreadyReleasedError } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner';

/** What the server answered to the statements of one packet, up to the first that failed. */
export interface Answers {
  results: unknown[];
  /** Of the statement after the last result. */
  error?: QueryError;
}

/**
 * A query runner for a pool of MySQL or MariaDB without TypeORM's events around each statement, to which nothing
 * subscribes, and without the driver's promises, which make an event emitter and a stack trace for each.
 */
export class PoolRunner extends MysqlQueryRunner {
  /** Makes all statements of a data source use such runners. */
  static serve(source: DataSource): void {
    const driver = source.driver as MysqlDriver;
    driver.createQueryRunner = (mode) => new PoolRunner(driver, mode);
  }

  /** Runs one statement. Throws QueryFailedError, or the error of connecting. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- TypeORM's own type: rows, a header or a QueryResult
  override async query(sql: string, parameters?: unknown[], structured = false): Promise<any> {
    if (this.isReleased) throw new QueryRunnerAlreadyReleasedError();
    const connection = await this.pooled();
    this.dataSource.logger.logQuery(sql, parameters, this);
    const { results, error } = await send(connection, [connection.format(sql, parameters)]);
    if (error) throw this.failed(sql, parameters, error);
    return structured ? structure(results[0]) : results[0];
  }

  protected pooled(): Promise<PoolConnection> {
    return this.connect() as Promise<PoolConnection>;
  }

  /** The error of a statement, which is logged. */
  protected failed(sql: string, parameters: unknown[] | undefined, error: Error): QueryFailedError {
    this.dataSource.logger.logQueryError(error, sql, parameters, this);
    return new QueryFailedError(sql, parameters, error);
  }
}

/** Result of a statement in the shape that TypeORM's query builders read. */
export function structure(raw: unknown): QueryResult {
  const result = new QueryResult();
  result.raw = raw;
  if (Array.isArray(raw)) result.records = raw;
  else result.affected = (raw as { affectedRows?: number }).affectedRows;
  return result;
}

/** Results of a command so far; missing in the driver's types. */
interface Progress {
  _rows: unknown[];
  _resultIndex: number;
}

/** Sends statements, whose values are already in their text, in one packet; the server stops at the first that fails. */
export function send(connection: PoolConnection, statements: readonly string[]): Promise<Answers> {
  return new Promise((resolve) => {
    const command = connection.query(statements.join(';\n'), (error, results) => {
      if (!error) return resolve({ results: statements.length === 1 ? [results] : (results as unknown[]) });
      const { _rows, _resultIndex } = command as unknown as Progress;
      resolve({ results: _rows.slice(0, _resultIndex), error });
    });
  });
}
