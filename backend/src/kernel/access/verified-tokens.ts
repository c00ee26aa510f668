import type { Audience } from '@stoa/contracts';
import { LRUCache } from 'lru-cache';
import { sessionIdOf, unverifiedClaims } from './session-claims';

const MAX_TOKENS = 10_000;

/** What a verified token says. */
interface VerifiedToken {
  audience: Audience;
  sessionId: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/**
 * Tokens that were verified, by their `Authorization` header: signature, issuer and audience of the same text stay
 * valid, so only the expiry and the session are checked at further requests.
 */
export class VerifiedTokens {
  private readonly tokens = new LRUCache<string, VerifiedToken>({ max: MAX_TOKENS });

  /** The token of a header, if it was verified and has not expired. */
  find(authorization: string | undefined): VerifiedToken | null {
    const token = authorization === undefined ? undefined : this.tokens.get(authorization);
    return token && token.expiresAt > Date.now() ? token : null;
  }

  /** Remembers a header whose token has just been verified for an audience. */
  add(authorization: string, audience: Audience): void {
    const claims = unverifiedClaims(authorization) ?? {};
    const sessionId = sessionIdOf(claims);
    if (sessionId === null || claims.aud !== audience) return;
    this.tokens.set(authorization, { audience, sessionId, expiresAt: Number(claims.exp) * 1000 });
  }
}
