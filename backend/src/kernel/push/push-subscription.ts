import { createECDH } from 'node:crypto';

/** A browser's push subscription, as from `PushSubscription.toJSON()`. */
export interface PushSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

const AUTH_BYTES = 16;
const BASE64URL = /^[\w-]+=*$/;

/** Whether a device token is a browser's subscription; all others are Firebase's. */
export function isSubscription(token: string): boolean {
  return token.trimStart().startsWith('{');
}

/** Parses the subscription in a token, without further properties; null for an invalid one. */
export function readSubscription(token: string): PushSubscription | null {
  try {
    const { endpoint, keys } = JSON.parse(token) as Partial<PushSubscription>;
    const { p256dh, auth } = keys ?? { p256dh: '', auth: '' };
    if (typeof endpoint !== 'string' || !isAuth(auth) || !isPublicKey(p256dh)) return null;
    return { endpoint, keys: { p256dh, auth } };
  } catch {
    return null;
  }
}

function isAuth(text: unknown): text is string {
  return (
    typeof text === 'string' && BASE64URL.test(text) && Buffer.from(text, 'base64url').length === AUTH_BYTES
  );
}

/** A point of the curve P-256; computing the secret throws for any other. */
function isPublicKey(text: unknown): text is string {
  if (typeof text !== 'string' || !BASE64URL.test(text)) return false;
  const own = createECDH('prime256v1');
  own.generateKeys();
  return own.computeSecret(Buffer.from(text, 'base64url')).length > 0;
}
