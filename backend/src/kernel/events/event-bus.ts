import { Injectable } from '@nestjs/common';
import { JobQueue, WorkerRegistry } from '../queue';
import type { EventType } from './event';
import { handlersByEvent } from './handles';

/** One event with its payload, for publishing several at once. */
export interface Occurrence {
  event: EventType<object>;
  payload: object;
}

/** Ties a payload to its event's type. */
export function occurrence<T extends object>(event: EventType<T>, payload: T): Occurrence {
  return { event, payload };
}

/** Announces events in the caller's transaction: one outbox row per handler, so that each is retried by itself. */
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

  /** Several events with one statement. */
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
