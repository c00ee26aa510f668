import type { AddCartItem } from '@stoa/contracts';
import { createHash } from 'node:crypto';

/**
 * The idempotency key that a form sends until it succeeds, for the API; empty where no script set one. A form
 * that adds several variants derives a key for each, so that a retry after a lost response adds none of them
 * twice.
 */
export function requestKeyOfForm(form: FormData, variant?: number): Pick<AddCartItem, 'request_key'> {
  const key = form.get('request_key');
  if (typeof key !== 'string' || !/^[0-9a-f]{32}$/.test(key)) return {};
  if (variant === undefined) return { request_key: key };
  return { request_key: createHash('sha256').update(`${key}:${variant}`).digest('hex').slice(0, 32) };
}
