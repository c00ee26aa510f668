import { DEFAULT_ATTEMPTS, markWork, type WorkMethod } from '../queue';
import type { EventType } from './event';

const PREFIX = 'event:';

/** The job name of one handler of one event. */
export function workName(event: string, handler: string): string {
  return `${PREFIX}${event}:${handler}`;
}

/** The handlers' job names by event, from all job names of a process. */
export function handlersByEvent(names: readonly string[]): Map<string, string[]> {
  const handlers = new Map<string, string[]>();
  for (const name of names) {
    if (!name.startsWith(PREFIX)) continue;
    const event = name.slice(PREFIX.length, name.indexOf(':', PREFIX.length));
    handlers.set(event, [...(handlers.get(event) ?? []), name]);
  }
  return handlers;
}

/**
 * Makes a provider's method handle an event under a name that must stay the same across releases. It runs in
 * a transaction that also deletes its outbox row, so its database effects happen exactly once; slow work and
 * effects outside the database belong in a job that the handler enqueues.
 */
export function Handles<T extends object>(event: EventType<T>, handler: string) {
  return <M extends WorkMethod<T>>(
    _target: object,
    _key: string,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    if (!descriptor.value) return;
    const name = workName(event.name, handler);
    markWork(descriptor.value, { name, attempts: DEFAULT_ATTEMPTS, transactional: true });
  };
}
