import { getDataSourceToken } from '@nestjs/typeorm';
import type { Database as Connection, Statement } from 'better-sqlite3';
import type { Connection as MysqlConnection } from 'mysql2/promise';
import { createConnection } from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver';
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
 * How a transaction's connection is lost: before its statements reach the server, or after they were executed.
 */
export const CONNECTION_FAULTS = ['a connection killed before', 'an answer lost after'] as const;
export type ConnectionFault = (typeof CONNECTION_FAULTS)[number];

type Answer = (error: Error | null, results?: unknown) => void;
type Query = (sql: string, answer: Answer) => unknown;

/** A connection of the driver's pool. */
interface Pooled {
  threadId: number;
  query: Query;
}

/** Kills the connection of the writers' pool that sends the n-th packet, counted over all transactions. */
export class ConnectionFaults {
  private left = Infinity;
  private fault: ConnectionFault = CONNECTION_FAULTS[0];

  private constructor(
    private readonly driver: MysqlDriver,
    private readonly obtain: MysqlDriver['obtainMasterConnection'],
    private readonly executioner: MysqlConnection,
  ) {
    driver.obtainMasterConnection = async () => this.watch((await obtain.call(driver)) as Pooled);
  }

  static async in(shop: Shop): Promise<ConnectionFaults> {
    const { driver } = shop.app.get<DataSource>(getDataSourceToken() as never);
    const url = shop.settings.DATABASE_URL.replace(/^mariadb:/, 'mysql:');
    const writers = driver as MysqlDriver;
    return new ConnectionFaults(writers, writers.obtainMasterConnection, await createConnection(url));
  }

  /** Kills the connection once, at the packet with this number (1 is the next one). */
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
    this.driver.obtainMasterConnection = this.obtain;
    await this.executioner.end();
  }

  /** The connection with faults in its queries while it is out of the pool. */
  private watch(connection: Pooled): Pooled {
    const query = (Object.getPrototypeOf(connection) as Pooled).query.bind(connection);
    const kill = (): Promise<unknown> => this.executioner.query('KILL ?', [connection.threadId]);
    return Object.assign(connection, {
      query: (sql: string, answer: Answer) => {
        if (--this.left !== 0) return query(sql, answer);
        if (this.fault === 'an answer lost after') query(sql, () => void kill().then(() => answer(lost())));
        // The driver notices with the next packet, as after a server crash.
        else
          void kill().then(() => {
            query(sql, answer);
          });
        return { _rows: [], _resultIndex: 0 };
      },
    });
  }
}

function lost(): Error {
  return Object.assign(new Error('injected: the connection was lost'), { code: 'PROTOCOL_CONNECTION_LOST' });
}
