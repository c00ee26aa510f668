import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { Config } from '../config';
import { replicaOptions } from './data-sources';

/** Milliseconds for which a failed replica is skipped. */
const REST = 5_000;

interface Replica {
  number: number;
  source: DataSource;
  restsUntil: number;
}

/** The read replicas, used in turn; an unreachable one is skipped and retried automatically. */
@Injectable()
export class Replicas implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(Replicas.name);
  private readonly replicas: readonly Replica[];
  private turn = 0;

  constructor(config: Config) {
    this.replicas = replicaOptions(config).map((options, index) => ({
      number: index + 1,
      source: new DataSource(options),
      restsUntil: 0,
    }));
  }

  get exist(): boolean {
    return this.replicas.length > 0;
  }

  /** Connects; an unreachable replica does not prevent the start. */
  async onModuleInit(): Promise<void> {
    await Promise.all(this.replicas.map((one) => this.connect(one)));
  }

  async onApplicationShutdown(): Promise<void> {
    const open = this.replicas.filter(({ source }) => source.isInitialized);
    await Promise.all(open.map(({ source }) => source.destroy()));
  }

  /** Reads from the next available replica, else by `otherwise`, which throws the statement's own errors. */
  async read<T>(fn: (em: EntityManager) => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    for (let tried = 0; tried < this.replicas.length; tried++) {
      const replica = this.replicas[this.turn++ % this.replicas.length];
      if (!replica || replica.restsUntil > performance.now()) continue;
      if (!replica.source.isInitialized) {
        // Connecting may take long; this read does not wait for it.
        void this.connect(replica);
        continue;
      }
      try {
        return await fn(replica.source.manager);
      } catch (error) {
        // A replica that refuses access or lacks a table yet is skipped as well: the primary decides.
        this.rest(replica, error);
      }
    }
    return otherwise();
  }

  private async connect(replica: Replica): Promise<void> {
    replica.restsUntil = performance.now() + REST;
    try {
      await replica.source.initialize();
      replica.restsUntil = 0;
    } catch (error) {
      this.rest(replica, error);
    }
  }

  private rest(replica: Replica, error: unknown): void {
    replica.restsUntil = performance.now() + REST;
    this.logger.warn({ err: error }, `replica ${replica.number} does not answer; it is left out for a while`);
  }
}
