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

/** Publishes events in the caller's transaction: one outbox row per handler, each retried independently. */
@Injectable()
export class EventBus {
  private handlers: Map<string, string[]> | undefined;

  constructor(
    private readonly queue: JobQueue,
    private readonly workers: WorkerRegistry,
  ) {}

  publish<T extends object>(event: EventType<T>, payload: T): Promise<void> {
    return this.publishAll([{ event, payload }]);
  }

  /** Publishes several events in one statement. */
  publishAll(occurrences: readonly Occurrence[]): Promise<void> {
    this.handlers ??= handlersByEvent(this.workers.names());
    const handlers = this.handlers;
    return this.queue.enqueueAll(
      occurrences.flatMap(({ event, payload }) =>
        (handlers.get(event.name) ?? []).map((name) => ({ name, payload })),
      ),
    );
  }
}
