import { createHmac, randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;
/** What RFC 4226 recommends for SHA-1, which is all that authenticator apps agree on. */
const SECRET_BYTES = 20;
const PERIOD = 30_000;
const DIGITS = 6;
/** Steps before and after the present one that count, for clocks that differ a little. */
const TOLERANCE = 1;

/** Some bytes as letters and digits that can't be mistaken for each other (RFC 4648 base 32, without padding). */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(BITS, '0'), 2)]).join('');
}

function bytesOf(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(BITS, '0')).join(
    '',
  );
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** A fresh secret to share with an authenticator app, in base 32. */
export function newSecret(): string {
  return base32(randomBytes(SECRET_BYTES));
}

/** The code of a secret at a step, six digits (RFC 4226 §5.3). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step of a moment: whole half minutes since 1970 UTC (RFC 6238 §4). */
export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / PERIOD);
}

/** The step near this moment whose code it is; null when it is none of them. */
export function stepOf(secret: string, code: string, moment: Date): number | null {
  const present = stepAt(moment);
  for (let step = present - TOLERANCE; step <= present + TOLERANCE; step++)
    if (codeAt(secret, step) === code) return step;
  return null;
}

/** The address by which an authenticator app takes the secret, as its QR code holds it. */
export function keyUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = `secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
  return `otpauth://totp/${label}?${query}&algorithm=SHA1&digits=${DIGITS}&period=${PERIOD / 1000}`;
}
