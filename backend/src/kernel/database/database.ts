import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { AsyncVariable } from '../async-context';
import { Clock } from '../clock';
import { bindIntegers } from './bound-integers';
import { type Unavailability, WritesRefused } from './database-errors';
import { GroupCommit } from './group-commit';
import { PoolRunner } from './pool-runner';
import { PoolTransactions } from './pool-transactions';
import { ReaderRunner } from './reader-runner';
import { receivedBytes } from './received-bytes';
import { Replicas } from './replicas';

export const READER = 'reader';
export type Engine = 'sqlite' | 'mysql';

interface Transaction {
  em: EntityManager;
  afterCommit: (() => void)[];
  whenCommitted: (() => Promise<void>)[];
  /** Whether it is a seed, which calls nobody but the shop itself. */
  isSeed: boolean;
  /** Its start, in milliseconds since 1970. */
  startedAt: number;
}

/** State of a request. */
interface Request {
  hasWritten: boolean;
}

/** Runs work in an atomic transaction of its own. */
interface Transactions {
  run<T>(fn: (em: EntityManager) => Promise<T>): Promise<T>;
}

/**
 * The only access to the database: `em` reads the primary (or joins the running transaction), `tx` writes,
 * and `readReplica` is for public reads that may be slightly stale (ADR 16).
 * On SQLite all writes are queued on one connection, because TypeORM would interleave concurrent transactions
 * on it; on MySQL and MariaDB a deadlocked transaction is retried as a whole.
 */
@Injectable()
export class Database {
  readonly engine: Engine;
  private readonly running = new AsyncVariable<Transaction | undefined>();
  private readonly requests = new AsyncVariable<Request>();
  private readonly transactions: Transactions;
  private refusal: Unavailability | null = null;

  constructor(
    @InjectDataSource() private readonly writer: DataSource,
    @InjectDataSource(READER) private readonly reader: DataSource,
    private readonly replicas: Replicas,
    private readonly clock: Clock,
  ) {
    this.engine = writer.options.type === 'better-sqlite3' ? 'sqlite' : 'mysql';
    if (this.engine === 'sqlite') {
      [writer, reader].forEach(bindIntegers);
      ReaderRunner.serve(reader);
    } else [writer, reader].forEach(PoolRunner.serve);
    this.transactions = this.engine === 'sqlite' ? new GroupCommit(writer) : new PoolTransactions(writer);
  }

  /** The current transaction's manager, or a read-only one outside a transaction. */
  get em(): EntityManager {
    return this.running.get()?.em ?? this.reader.manager;
  }

  /** A read-only manager that sees what is committed, even within a transaction that began before. */
  get committed(): EntityManager {
    return this.reader.manager;
  }

  /**
   * Runs `fn` in a transaction, joining the caller's if there is one; a throw rolls everything back. The work
   * may be retried from its beginning, so side effects outside the database belong in `afterCommit` or a job.
   */
  tx<T>(fn: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.transact(fn, false);
  }

  /** Runs a whole seed in one transaction; what otherwise waits for the commit happens at once, in its order. */
  seed<T>(fn: () => Promise<T>): Promise<T> {
    return this.transact(fn, true);
  }

  private async transact<T>(fn: (em: EntityManager) => Promise<T>, isSeed: boolean): Promise<T> {
    const parent = this.running.get();
    if (parent) return fn(parent.em);
    if (this.refusal) throw new WritesRefused(this.refusal);
    const request = this.requests.get();
    if (request) request.hasWritten = true;
    const startedAt = this.clock.now().getTime();
    let followUps: Pick<Transaction, 'afterCommit' | 'whenCommitted'> = {
      afterCommit: [],
      whenCommitted: [],
    };
    const result = await this.transactions.run((em) => {
      followUps = { afterCommit: [], whenCommitted: [] };
      return this.running.run({ em, ...followUps, startedAt, isSeed }, () => fn(em));
    });
    const { afterCommit, whenCommitted } = followUps;
    this.running.run(undefined, () => afterCommit.forEach((callback) => callback()));
    for (const follow of whenCommitted) await this.running.run(undefined, follow);
    return result;
  }

  /**
   * Reads from a replica if one is configured and the caller does not depend on its own writes: outside
   * transactions, in a request that has not written, never in a job. Falls back to the primary.
   */
  async readReplica<T>(fn: (em: EntityManager) => Promise<T>): Promise<T> {
    const isFree = this.replicas.exist && this.requests.get()?.hasWritten === false;
    if (!isFree || this.running.get()) return fn(this.em);
    return this.replicas.read(fn, () => fn(this.em));
  }

  /** Tracks whether the request has written; does nothing without replicas. */
  inRequest(next: () => void): void {
    if (this.replicas.exist) this.requests.run({ hasWritten: false }, next);
    else next();
  }

  /** Refuses new transactions for this reason; null accepts them again. Running ones continue. */
  refuseWrites(reason: Unavailability | null): void {
    this.refusal = reason;
  }

  /** Bytes that the primary has sent, to all writes or to all reads of this process; 0 on SQLite. */
  received(by: 'writes' | 'reads'): number {
    return receivedBytes(by === 'writes' ? this.writer : this.reader);
  }

  /**
   * Runs `fn` once the current transaction is durable, and has its outermost `tx` wait for it; at once without one. For
   * what calls other systems; `fn` handles its own errors, as the change stands.
   */
  async whenCommitted(fn: () => Promise<void>): Promise<void> {
    const transaction = this.running.get();
    if (transaction && !transaction.isSeed) transaction.whenCommitted.push(fn);
    else await fn();
  }

  /** @throws Error within a transaction, where a slow call would hold locks and a retry would repeat it */
  refuseTransaction(): void {
    if (this.isInTransaction && !this.running.get()?.isSeed)
      throw new Error('Another system must not be called inside a transaction');
  }

  /** Whether the caller is within a transaction, so that its reads may be rolled back. */
  get isInTransaction(): boolean {
    return this.running.get() !== undefined;
  }

  /**
   * Row-lock option for a `find` within a transaction: nobody else changes these rows until it ends. SQLite's
   * transactions run one after another and need no lock.
   */
  get forUpdate(): { lock?: { mode: 'pessimistic_write' } } {
    return this.isInTransaction && this.engine === 'mysql' ? { lock: { mode: 'pessimistic_write' } } : {};
  }

  /** Start of the current transaction, in milliseconds since 1970; without one, the current time. */
  get startedAt(): number {
    return this.running.get()?.startedAt ?? this.clock.now().getTime();
  }

  /** Runs `fn` after the current transaction is durable; immediately without one. */
  afterCommit(fn: () => void): void {
    const transaction = this.running.get();
    if (transaction) transaction.afterCommit.push(fn);
    else fn();
  }
}
