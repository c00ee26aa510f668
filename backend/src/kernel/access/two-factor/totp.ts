import { Secret, TOTP } from 'otpauth';

/** What RFC 4226 recommends for SHA-1, which is all that authenticator apps agree on. */
const SECRET_BYTES = 20;
/** Steps of half a minute before and after the present one that count, for clocks that differ a little. */
const TOLERANCE = 1;

/** Random bytes as letters and digits that can't be mistaken for each other (RFC 4648 base 32). */
export function newSecret(size = SECRET_BYTES): string {
  return new Secret({ size }).base32;
}

/** The step near this moment whose code it is, as half minutes since 1970 UTC; null when it is none of them. */
export function stepOf(secret: string, code: string, moment: Date): number | null {
  const app = appOf(secret);
  const timestamp = moment.getTime();
  const away = app.validate({ token: code, timestamp, window: TOLERANCE });
  return away === null ? null : app.counter({ timestamp }) + away;
}

/** The address by which an authenticator app takes the secret, as its QR code holds it. */
export function keyUri(secret: string, issuer: string, account: string): string {
  return new TOTP({ issuer, label: account, secret: Secret.fromBase32(secret) }).toString();
}

function appOf(secret: string): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret) });
}
