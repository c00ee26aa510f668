import { OWN } from './use-live';
import { readFacts, type Hear, type LiveFacts, type LiveLine } from './live-facts';

const listeners = new Map<Hear, string>();
let facts: LiveFacts | null = null;
let line: Promise<LiveLine | null> | null = null;

async function open(): Promise<LiveLine | null> {
  facts = await readFacts();
  if (!facts) return null;
  const hear: Hear = (event, payload) =>
    [...listeners.keys()].forEach((listener) => listener(event, payload));
  if (facts.host) return (await import('./hosted-line')).openHostedLine(facts, hear);
  return (await import('./socket-line')).openSocketLine(facts, hear);
}

/** A channel's name; undefined for the own channel of a visitor who is not signed in. */
const nameOf = (channel: string): string | undefined => (channel === OWN ? facts?.own?.channel : channel);

async function join(channel: string): Promise<void> {
  // The next subscriber tries a failed connection again.
  line ??= open().catch(() => {
    line = null;
    return null;
  });
  const opened = await line;
  // The listener may have left in the meantime.
  const name = [...listeners.values()].includes(channel) ? nameOf(channel) : undefined;
  if (name) opened?.join(name);
}

async function leave(channel: string): Promise<void> {
  if ([...listeners.values()].includes(channel)) return;
  const opened = await line;
  if (listeners.size === 0) close();
  else opened?.leave(nameOf(channel) ?? '');
}

function close(): void {
  void line?.then((opened) => opened?.close());
  line = null;
}

// A page with an open connection is not stored in the back/forward cache.
window.addEventListener('pagehide', close);
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) new Set(listeners.values()).forEach((channel) => void join(channel));
});

/** Subscribes to a channel's events until the returned function is called; a page has one connection. */
export function listen(channel: string, hear: Hear): () => void {
  listeners.set(hear, channel);
  void join(channel);
  return () => {
    listeners.delete(hear);
    void leave(channel);
  };
}
