import { getDataSourceToken } from '@nestjs/typeorm';
import type { Database as Connection, Statement } from 'better-sqlite3';
import type { Connection as MysqlConnection } from 'mysql2/promise';
import { createConnection } from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import { sqliteDriver } from '../../src/kernel/database';
import type { Shop } from './shop';

/** Error codes of SQLite; with the first two, SQLite has already rolled the transaction back. */
export const SQLITE_FAULTS = ['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_BUSY', 'SQLITE_READONLY'] as const;
export type SqliteFault = (typeof SQLITE_FAULTS)[number];
const TAKES_BACK: ReadonlySet<string> = new Set(['SQLITE_FULL', 'SQLITE_IOERR_WRITE']);

type Run = (this: Statement & { database: Connection; source: string }, ...values: unknown[]) => unknown;

/** The shop's write connection; a different one after a reconnect. */
export function writingConnection(shop: Shop): Connection {
  const source = shop.app.get<DataSource>(getDataSourceToken() as never);
  return (source.driver as unknown as { databaseConnection: Connection }).databaseConnection;
}

/** Makes the n-th statement on the write connection fail once, like SQLite would; reports if it happened. */
export class StatementFaults {
  private left = Infinity;
  private code: SqliteFault = 'SQLITE_BUSY';
  private seen = 0;
  private readonly undo: (() => void)[] = [];

  constructor(private readonly shop: Shop) {
    const prototype = Object.getPrototypeOf(this.connection.prepare('SELECT 1')) as Record<string, Run>;
    for (const name of ['run', 'all'] as const) {
      const real = prototype[name] as Run;
      const before = (statement: ThisParameterType<Run>): void => this.before(statement);
      prototype[name] = function (...values) {
        before(this);
        return real.apply(this, values);
      };
      this.undo.push(() => (prototype[name] = real));
    }
  }

  /** Makes the statement with this number (1 is the next one) fail with `code`. */
  failAt(number: number, code: SqliteFault): void {
    this.left = number;
    this.code = code;
    this.seen = 0;
  }

  /** Disarms the fault; true if it has occurred. */
  stop(): boolean {
    const came = this.left <= 0;
    this.left = Infinity;
    return came;
  }

  /** Statements on the write connection since `failAt`. */
  get count(): number {
    return this.seen;
  }

  restore(): void {
    for (const undo of this.undo) undo();
  }

  private get connection(): Connection {
    return writingConnection(this.shop);
  }

  private before({ database, source }: ThisParameterType<Run>): void {
    if (database !== this.connection) return;
    this.seen++;
    if (--this.left !== 0) return;
    if (TAKES_BACK.has(this.code) && database.inTransaction) database.exec('ROLLBACK');
    throw new (sqliteDriver().SqliteError)(`injected at ${source}`, this.code);
  }
}

/**
 * How a transaction's connection is lost: before a statement reaches the server, or after it was executed.
 */
export const CONNECTION_FAULTS = ['a connection killed before', 'an answer lost after'] as const;
export type ConnectionFault = (typeof CONNECTION_FAULTS)[number];

type Query = (...statement: unknown[]) => Promise<unknown>;

/** Kills the connection of a transaction at its n-th statement, counted over all transactions. */
export class ConnectionFaults {
  private left = Infinity;
  private fault: ConnectionFault = CONNECTION_FAULTS[0];
  private readonly make: DataSource['createQueryRunner'];

  private constructor(
    private readonly source: DataSource,
    private readonly executioner: MysqlConnection,
  ) {
    this.make = source.createQueryRunner.bind(source);
    source.createQueryRunner = (mode) => {
      const runner = this.make(mode);
      const query = runner.query.bind(runner) as Query;
      const connection = async (): Promise<MysqlConnection> => (await runner.connect()) as MysqlConnection;
      return Object.assign(runner, {
        query: (...statement: unknown[]) => this.run(() => query(...statement), connection),
      });
    };
  }

  static async in(shop: Shop): Promise<ConnectionFaults> {
    const source = shop.app.get<DataSource>(getDataSourceToken() as never);
    const url = shop.settings.DATABASE_URL.replace(/^mariadb:/, 'mysql:');
    return new ConnectionFaults(source, await createConnection(url));
  }

  /** Kills the connection once, at the statement with this number (1 is the next one). */
  failAt(number: number, fault: ConnectionFault): void {
    this.left = number;
    this.fault = fault;
  }

  /** Disarms the fault; true if it has occurred. */
  stop(): boolean {
    const came = this.left <= 0;
    this.left = Infinity;
    return came;
  }

  async restore(): Promise<void> {
    this.source.createQueryRunner = this.make;
    await this.executioner.end();
  }

  private async run(
    query: () => Promise<unknown>,
    connection: () => Promise<MysqlConnection>,
  ): Promise<unknown> {
    if (--this.left !== 0) return query();
    if (this.fault === 'an answer lost after') await query();
    await this.executioner.query('KILL ?', [(await connection()).threadId]);
    // The driver notices with the next statement, as after a server crash.
    return this.fault === 'an answer lost after' ? Promise.reject(lost()) : query();
  }
}

function lost(): Error {
  return Object.assign(new Error('injected: the connection was lost'), { code: 'PROTOCOL_CONNECTION_LOST' });
}
