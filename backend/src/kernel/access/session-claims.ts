/** What a token says of itself once its signature, issuer and audience were checked. */
export interface Claims {
  sid?: unknown;
  typ?: unknown;
  aud?: unknown;
  iss?: unknown;
  exp?: unknown;
}

/** The session that a token names; null for one that is no session's, or that would never end (reliability §1.5). */
export function sessionIdOf({ sid, typ, aud, iss, exp }: Claims): number | null {
  const whole =
    typ === 'session' && typeof exp === 'number' && typeof aud === 'string' && typeof iss === 'string';
  return whole && typeof sid === 'number' ? sid : null;
}
