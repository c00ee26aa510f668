import { createHash } from 'node:crypto';
import type { Caller } from '../../kernel/access';
import { Failure } from '../../kernel/http';

/** How a cart is found: by its customer, or by the hash of a guest's session token. */
export type CartOwner = { customer_id: number } | { session_hash: string };

/** What is stored of a session token: whoever reads the table can't use it. */
export function hashSession(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whose cart the caller means; null for somebody without a session. */
export function ownerOf({ actor, session }: Caller): CartOwner | null {
  if (actor) return { customer_id: actor.id };
  return session ? { session_hash: hashSession(session) } : null;
}

/** The same where a cart is needed: a 422 for somebody without a session. */
export function demandOwner(caller: Caller): CartOwner {
  const owner = ownerOf(caller);
  if (owner) return owner;
  throw Failure.field(
    'session_token',
    'A session token of 64 letters and digits is required to keep a cart.',
  );
}
