/** Response of `/live`: where this visitor's events come from. */
export interface LiveFacts {
  /** A hosted provider; null if the shop's own sockets carry the events. */
  host: { key: string; cluster: string; endpoint: string | null } | null;
  path: string;
  /** Ticket that authenticates a signed-in customer's socket, and the name of their own channel. */
  own: { ticket: string; channel: string } | null;
}

/** Event handler of a page; `reconnected` follows a gap in which events may have been missed. */
export type LiveEventHandler = (event: string, payload: unknown) => void;

/** An event connection of either kind. */
export interface LiveConnection {
  join(channel: string): void;
  leave(channel: string): void;
  close(): void;
}

/** Opens an event connection. */
export type OpenConnection = (facts: LiveFacts, onEvent: LiveEventHandler) => LiveConnection;

/** Path of `LiveFacts`, and of a hosted provider's authorisation requests. */
export const LIVE = '/live';

/** Reloads where events come from; null on failure. */
export async function readFacts(): Promise<LiveFacts | null> {
  const answer = await fetch(LIVE, { headers: { accept: 'application/json' } }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as LiveFacts) : null;
}
