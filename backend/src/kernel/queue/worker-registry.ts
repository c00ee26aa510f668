import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { type Delivery, marksOf, type Worker } from './job';

type Method = (payload: unknown, delivery: Delivery) => Promise<void>;

/** Registry of this process's workers, discovered on providers decorated with `@Processes` or `@Handles`. */
@Injectable()
export class WorkerRegistry implements OnModuleInit {
  private readonly workers = new Map<string, Worker>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders()) {
      if (typeof instance === 'object' && instance !== null)
        this.inspect(instance as Record<string, unknown>);
    }
  }

  find(name: string): Worker | undefined {
    return this.workers.get(name);
  }

  names(): string[] {
    return [...this.workers.keys()];
  }

  /** Throws for a duplicate name, at start-up: two workers would race for the same jobs. */
  add(worker: Worker): void {
    if (this.workers.has(worker.name)) throw new Error(`Two workers are named "${worker.name}".`);
    this.workers.set(worker.name, worker);
  }

  private inspect(instance: Record<string, unknown>): void {
    const prototype = Object.getPrototypeOf(instance) as object | null;
    if (!prototype || prototype === Object.prototype) return;
    for (const key of this.scanner.getAllMethodNames(prototype)) {
      const method = instance[key];
      if (typeof method !== 'function') continue;
      for (const mark of marksOf(method)) this.add({ ...mark, run: (method as Method).bind(instance) });
    }
  }
}
