import type { PoolConnection } from 'mysql2';
import type { DataSource } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver';
import { endsTransaction, TransactionOver } from './database-errors';
import { PoolRunner, send, structure } from './pool-runner';

interface Statement {
  sql: string;
  parameters: unknown[] | undefined;
  resolve: (raw: unknown) => void;
  reject: (error: unknown) => void;
}

const BEGIN = 'START TRANSACTION';
/** Characters of a packet's statements after which the next ones get a packet of their own; servers accept 16 MB. */
const MAX = 256 * 1024;

/**
 * The query runner of one transaction on a pool. Statements that are issued together, without awaiting one before the
 * next, travel in one packet, the first ones with the BEGIN (ADR 104): a round trip costs more than most
 * statements. They run in the order of their calls. After the server or the work ended the transaction, all are
 * refused: such a statement would be committed on its own, perhaps within the next user's transaction.
 */
export class TransactionRunner extends PoolRunner {
  override isTransactionActive = true;
  protected override transactionDepth = 1;
  private readonly waiting: Statement[] = [];
  private sending: Promise<void> | null = null;
  private over: unknown;
  private hasBegun = false;

  constructor(source: DataSource) {
    super(source.driver as MysqlDriver, 'master');
    this.manager = source.createEntityManager(this);
  }

  /** Whether the server may know of the transaction. */
  get isOpen(): boolean {
    return this.hasBegun;
  }

  /** Runs the transaction's work; throws the error that ended the transaction, even if swallowed. */
  async around<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      if (this.over) throw this.over;
      return result;
    } catch (error) {
      // Others that were issued with the one that ended it may have failed first.
      throw this.over ?? error;
    } finally {
      this.over ??= new TransactionOver();
      await this.sending;
    }
  }

  /** Ends the transaction with COMMIT or ROLLBACK, which are not refused. */
  async finish(sql: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    await super.query(sql);
  }

  /** Runs one statement within the transaction. Throws QueryFailedError, or TransactionOver once it has ended. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- TypeORM's own type: rows, a header or a QueryResult
  override async query(sql: string, parameters?: unknown[], structured = false): Promise<any> {
    if (this.over) throw new TransactionOver(this.over);
    const raw = await new Promise<unknown>((resolve, reject) => {
      this.waiting.push({ sql, parameters, resolve, reject });
      this.sending ??= this.sendWaiting();
    });
    return structured ? structure(raw) : raw;
  }

  /** Never throws: every outcome is passed to the statement concerned. */
  private async sendWaiting(): Promise<void> {
    while (this.waiting.length > 0) {
      // What runs now may issue further statements.
      await new Promise<void>((resolve) => process.nextTick(resolve));
      try {
        await this.sendPacket(await this.pooled());
      } catch (error) {
        // Without a connection there is no transaction.
        this.over ??= error;
      }
      if (this.over) for (const { reject } of this.waiting.splice(0)) reject(new TransactionOver(this.over));
    }
    this.sending = null;
  }

  private async sendPacket(connection: PoolConnection): Promise<void> {
    const frame = this.hasBegun ? [] : [BEGIN];
    const { statements, texts } = this.take(connection);
    if (statements.length === 0) return;
    this.hasBegun = true;
    const { results, error } = await send(connection, [...frame, ...texts]);
    const done = results.slice(frame.length);
    statements.splice(0, done.length).forEach(({ resolve }, index) => resolve(done[index]));
    const [failed, ...unseen] = statements;
    if (!error || !failed) return;
    const failure = this.failed(failed.sql, failed.parameters, error);
    if (endsTransaction(error) || results.length < frame.length) this.over ??= failure;
    failed.reject(failure);
    this.waiting.unshift(...unseen);
  }

  /** Takes the statements of the next packet, and their texts with values; refuses what can't be written as text. */
  private take(connection: PoolConnection): { statements: Statement[]; texts: string[] } {
    const statements: Statement[] = [];
    const texts: string[] = [];
    let length = 0;
    while (length < MAX) {
      const next = this.waiting.shift();
      if (!next) break;
      const { sql, parameters } = next;
      this.dataSource.logger.logQuery(sql, parameters, this);
      try {
        const text = connection.format(sql, parameters);
        texts.push(text);
        statements.push(next);
        length += text.length;
      } catch (error) {
        next.reject(error);
      }
    }
    return { statements, texts };
  }
}
