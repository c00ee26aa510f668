import { Secret, TOTP } from 'otpauth';

/** Recommended by RFC 4226 for SHA-1, the only algorithm that all authenticator apps support. */
const SECRET_BYTES = 20;
/** Accepted steps of 30 seconds before and after the current one, for clock drift. */
const TOLERANCE = 1;

/** Random bytes in RFC 4648 base 32, which has no ambiguous characters. */
export function newSecret(size = SECRET_BYTES): string {
  return new Secret({ size }).base32;
}

/** The nearby step whose code this is, as half minutes since 1970 UTC; null without a match. */
export function stepOf(secret: string, code: string, moment: Date): number | null {
  const app = appOf(secret);
  const timestamp = moment.getTime();
  const away = app.validate({ token: code, timestamp, window: TOLERANCE });
  return away === null ? null : app.counter({ timestamp }) + away;
}

/** The `otpauth://` URI for an authenticator app's QR code. */
export function keyUri(secret: string, issuer: string, account: string): string {
  return new TOTP({ issuer, label: account, secret: Secret.fromBase32(secret) }).toString();
}

function appOf(secret: string): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret) });
}
