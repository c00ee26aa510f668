import { OWN } from './use-live';
import { readFacts, type LiveEventHandler, type LiveFacts, type LiveConnection } from './live-facts';

const listeners = new Map<LiveEventHandler, string>();
let facts: LiveFacts | null = null;
let connection: Promise<LiveConnection | null> | null = null;

async function open(): Promise<LiveConnection | null> {
  facts = await readFacts();
  if (!facts) return null;
  const onEvent: LiveEventHandler = (event, payload) =>
    [...listeners.keys()].forEach((listener) => listener(event, payload));
  if (facts.host) return (await import('./hosted-connection')).openHostedConnection(facts, onEvent);
  return (await import('./socket-connection')).openSocketConnection(facts, onEvent);
}

/** A channel's name; undefined for the own channel of a visitor who is not signed in. */
const nameOf = (channel: string): string | undefined => (channel === OWN ? facts?.own?.channel : channel);

async function join(channel: string): Promise<void> {
  // The next subscriber tries a failed connection again.
  connection ??= open().catch(() => {
    connection = null;
    return null;
  });
  const opened = await connection;
  // The listener may have left in the meantime.
  const name = [...listeners.values()].includes(channel) ? nameOf(channel) : undefined;
  if (name) opened?.join(name);
}

async function leave(channel: string): Promise<void> {
  if ([...listeners.values()].includes(channel)) return;
  const opened = await connection;
  if (listeners.size === 0) close();
  else opened?.leave(nameOf(channel) ?? '');
}

function close(): void {
  void connection?.then((opened) => opened?.close());
  connection = null;
}

// A page with an open connection is not stored in the back/forward cache.
window.addEventListener('pagehide', close);
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) new Set(listeners.values()).forEach((channel) => void join(channel));
});

/** Subscribes to a channel's events until the returned function is called; a page has one connection. */
export function listen(channel: string, onEvent: LiveEventHandler): () => void {
  listeners.set(onEvent, channel);
  void join(channel);
  return () => {
    listeners.delete(onEvent);
    void leave(channel);
  };
}
