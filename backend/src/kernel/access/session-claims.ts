/** What a token says of itself once its signature, issuer and audience were checked. */
export interface Claims {
  sid?: unknown;
  typ?: unknown;
  aud?: unknown;
  iss?: unknown;
  exp?: unknown;
}

/**
 * The session that a token names; null for one of another type than is wanted, or that would never end
 * (reliability §1.5). A `live` one opens sockets alone.
 */
export function sessionIdOf({ sid, typ, aud, iss, exp }: Claims, wanted = 'session'): number | null {
  const whole =
    typ === wanted && typeof exp === 'number' && typeof aud === 'string' && typeof iss === 'string';
  return whole && typeof sid === 'number' ? sid : null;
}
