/** Answer of `/live`: where this visitor's events come from. */
export interface LiveFacts {
  /** A hosted provider; null while the shop's own sockets carry the events. */
  host: { key: string; cluster: string; endpoint: string | null } | null;
  path: string;
  /** Opens a socket of the customer's who is signed in, and the channel that is theirs. */
  own: { ticket: string; channel: string } | null;
}

/** What a page hears: `reconnected` after a gap, in which events may have been missed. */
export type Hear = (event: string, payload: unknown) => void;

/** A way to the events, as one of its kinds offers it. */
export interface LiveLine {
  join(channel: string): void;
  leave(channel: string): void;
  close(): void;
}

/** Opens a way to the events. */
export type OpenLine = (facts: LiveFacts, hear: Hear) => LiveLine;

/** Address of the facts, and of a hosted provider's questions. */
export const LIVE = '/live';

/** Asks anew where events come from; null while that can't be said. */
export async function readFacts(): Promise<LiveFacts | null> {
  const answer = await fetch(LIVE, { headers: { accept: 'application/json' } }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as LiveFacts) : null;
}
