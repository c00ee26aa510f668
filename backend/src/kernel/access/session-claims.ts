/** Claims of a token whose signature, issuer and audience were verified. */
export interface Claims {
  sid?: unknown;
  typ?: unknown;
  aud?: unknown;
  iss?: unknown;
  exp?: unknown;
}

/**
 * The session id of a token; null for one of another type, or without expiry. A `live` one
 * only opens sockets.
 */
export function sessionIdOf({ sid, typ, aud, iss, exp }: Claims, wanted = 'session'): number | null {
  const isComplete =
    typ === wanted && typeof exp === 'number' && typeof aud === 'string' && typeof iss === 'string';
  return isComplete && typeof sid === 'number' ? sid : null;
}

/** The claims of the token in an `Authorization` header, unverified; null without a valid payload. */
export function unverifiedClaims(authorization: string): Claims | null {
  const [, payload = ''] = authorization.split('.');
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims | null;
  } catch {
    return null;
  }
}
