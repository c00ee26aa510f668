import { Injectable } from '@nestjs/common';
import { JobQueue, WorkerRegistry } from '../queue';
import type { EventType } from './event';
import { handlersByEvent } from './handles';

/** One event with its payload, for publishing several at once. */
export interface Occurrence {
  event: EventType<object>;
  payload: object;
}

/** Pairs an event with a payload of its type. */
export function occurrence<T extends object>(event: EventType<T>, payload: T): Occurrence {
  return { event, payload };
}

type Observer = (payload: object) => Promise<void>;

/** Publishes events in the caller's transaction: one outbox row per handler, each retried independently. */
@Injectable()
export class EventBus {
  private handlers: Map<string, string[]> | undefined;
  private readonly observers = new Map<string, Observer[]>();

  constructor(
    private readonly queue: JobQueue,
    private readonly workers: WorkerRegistry,
  ) {}

  publish<T extends object>(event: EventType<T>, payload: T): Promise<void> {
    return this.publishAll([{ event, payload }]);
  }

  /** Calls the observer within the publisher's transaction, for those that only sometimes have something to do. */
  observe<T extends object>(event: EventType<T>, observer: (payload: T) => Promise<void>): void {
    const known = this.observers.get(event.name) ?? [];
    this.observers.set(event.name, [...known, observer as Observer]);
  }

  /** Publishes several events in one statement. */
  async publishAll(occurrences: readonly Occurrence[]): Promise<void> {
    for (const { event, payload } of occurrences)
      for (const observer of this.observers.get(event.name) ?? []) await observer(payload);
    this.handlers ??= handlersByEvent(this.workers.names());
    const handlers = this.handlers;
    await this.queue.enqueueAll(
      occurrences.flatMap(({ event, payload }) =>
        (handlers.get(event.name) ?? []).map((name) => ({ name, payload })),
      ),
    );
  }
}
