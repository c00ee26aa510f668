import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { isRepeatable } from './database-errors';
import { GroupCommit } from './group-commit';

export const READER = 'reader';
export type Engine = 'sqlite' | 'mysql';

interface Transaction {
  em: EntityManager;
  afterCommit: (() => void)[];
}

const ATTEMPTS = 5;
/** Without the gap locks of REPEATABLE READ, an update that finds no row holds up nobody else. */
const ISOLATION = 'READ COMMITTED';

/**
 * The one way to the database: `em` reads (or joins the running transaction), `tx` writes.
 * On SQLite all writes pass a queue over one connection, because TypeORM would interleave concurrent
 * transactions on it; on MySQL and MariaDB a deadlocked transaction is repeated as a whole.
 */
@Injectable()
export class Database {
  readonly engine: Engine;
  private readonly running = new AsyncLocalStorage<Transaction | undefined>();
  private readonly queue: GroupCommit;

  constructor(
    @InjectDataSource() private readonly writer: DataSource,
    @InjectDataSource(READER) private readonly reader: DataSource,
  ) {
    this.engine = writer.options.type === 'better-sqlite3' ? 'sqlite' : 'mysql';
    this.queue = new GroupCommit(writer);
  }

  /** The current transaction's manager, or a read-only one outside a transaction. */
  get em(): EntityManager {
    return this.running.getStore()?.em ?? this.reader.manager;
  }

  /** Runs `fn` in a transaction, joining the caller's when there is one; a throw rolls everything back. */
  async tx<T>(fn: (em: EntityManager) => Promise<T>): Promise<T> {
    const parent = this.running.getStore();
    if (parent) return fn(parent.em);
    return this.engine === 'sqlite' ? this.attempt((work) => this.queue.run(work), fn) : this.repeat(fn);
  }

  /** Runs `fn` once the current transaction is durable; at once when there is none. */
  afterCommit(fn: () => void): void {
    const transaction = this.running.getStore();
    if (transaction) transaction.afterCommit.push(fn);
    else fn();
  }

  private async repeat<T>(fn: (em: EntityManager) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt((work) => this.writer.transaction(ISOLATION, work), fn);
      } catch (error) {
        if (attempt >= ATTEMPTS || !isRepeatable(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
      }
    }
  }

  private async attempt<T>(
    transaction: (work: (em: EntityManager) => Promise<T>) => Promise<T>,
    fn: (em: EntityManager) => Promise<T>,
  ): Promise<T> {
    const afterCommit: (() => void)[] = [];
    const result = await transaction((em) => this.running.run({ em, afterCommit }, () => fn(em)));
    this.running.run(undefined, () => afterCommit.forEach((callback) => callback()));
    return result;
  }
}
