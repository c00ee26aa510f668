import { createHash } from 'node:crypto';
import type { Caller } from '../../kernel/access';
import { Failure } from '../../kernel/http';

/** Owner of a cart: a customer, or a guest by the hash of the session token. */
export type CartOwner = { customer_id: number } | { session_hash: string };

/** Only a hash of the session token is stored, so that read access to the table grants no access to carts. */
export function hashSession(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Owner of the caller's cart; null without a session. */
export function ownerOf({ actor, session }: Caller): CartOwner | null {
  if (actor) return { customer_id: actor.id };
  return session ? { session_hash: hashSession(session) } : null;
}

/** Like `ownerOf`, but required. @throws Failure 422 on `session_token` without a session */
export function requireOwner(caller: Caller): CartOwner {
  const owner = ownerOf(caller);
  if (owner) return owner;
  throw Failure.field(
    'session_token',
    'A session token of 64 letters and digits is required to keep a cart.',
  );
}
