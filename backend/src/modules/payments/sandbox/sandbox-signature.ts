import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header with the signature of a webhook, such as `t=1764078000,v1=5257a8…`. */
export const SANDBOX_SIGNATURE = 'sandbox-signature';

/** Seconds that a signature is valid, so that a recorded message can't be replayed later. */
const TOLERANCE = 300;

/** Signs a body: HMAC-SHA256 of its time and text. */
export function sign(secret: string, body: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${digest(secret, time, body)}`;
}

/** Whether a signature is right and recent; compares in constant time. */
export function isSigned(secret: string, body: string, header: string | undefined, now: Date): boolean {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE) return false;
  return timingSafeEqual(Buffer.from(digest(secret, Number(time), body)), Buffer.from(given.padEnd(64, '0')));
}

function digest(secret: string, time: number, body: string): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
}
