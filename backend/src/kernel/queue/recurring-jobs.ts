import 'reflect-metadata';
import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { Clock } from '../clock';
import { type Delivery, type Job, type WorkMethod } from './job';
import { JobQueue } from './job-queue';
import { WorkerRegistry } from './worker-registry';

interface Recurring {
  job: Job<object>;
  /** Milliseconds between runs. */
  period: number;
}

const RECURRING = Symbol('recurring');

/**
 * Runs a provider's method at every start of the shop and then once per period, on one worker only. It may
 * run twice after a crash, so it must be idempotent.
 * @param period milliseconds
 */
export function Every(job: Job<object>, period: number) {
  return <M extends WorkMethod<object>>(
    _target: object,
    _key: string,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    if (descriptor.value)
      Reflect.defineMetadata(RECURRING, { job, period } satisfies Recurring, descriptor.value);
  };
}

/** Schedules the methods decorated with `@Every`: each run enqueues the next before it begins. */
@Injectable()
export class RecurringJobs implements OnModuleInit, OnApplicationBootstrap {
  private readonly jobs: Recurring[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly workers: WorkerRegistry,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders()) {
      const prototype = (typeof instance === 'object' && instance && Object.getPrototypeOf(instance)) as
        object | null;
      if (!prototype || prototype === Object.prototype) continue;
      for (const key of this.scanner.getAllMethodNames(prototype)) this.register(instance as object, key);
    }
  }

  /** Restarts chains that may have broken; the key prevents duplicates across nodes. */
  async onApplicationBootstrap(): Promise<void> {
    for (const recurring of this.jobs) await this.schedule(recurring, 0);
  }

  private register(instance: object, key: string): void {
    const method: unknown = (instance as Record<string, unknown>)[key];
    if (typeof method !== 'function') return;
    const recurring = Reflect.getMetadata(RECURRING, method) as Recurring | undefined;
    if (!recurring) return;
    this.jobs.push(recurring);
    this.workers.add({
      name: recurring.job.name,
      attempts: recurring.job.attempts,
      transactional: false,
      run: async (payload: unknown, delivery: Delivery) => {
        await this.schedule(recurring, 1);
        await (method as WorkMethod<object>).call(instance, payload as object, delivery);
      },
    });
  }

  /** Enqueues the run of the current period, or of the next with `ahead`; at most one row per period. */
  private async schedule({ job, period }: Recurring, ahead: 0 | 1): Promise<void> {
    const now = this.clock.now().getTime();
    const start = (Math.floor(now / period) + ahead) * period;
    await this.queue.enqueue(
      job,
      {},
      { delay: Math.max(0, start - now), key: new Date(start).toISOString() },
    );
  }
}
