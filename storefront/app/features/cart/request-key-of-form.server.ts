import type { AddCartItem } from '@stoa/contracts';
import { createHash } from 'node:crypto';

/**
 * The key that a form sends until it was answered well, for the API; none where no script made one. A form that puts in
 * several variants gives each a key of its own, so that a repeat after a lost answer adds none of them twice.
 */
export function requestKeyOfForm(form: FormData, variant?: number): Pick<AddCartItem, 'request_key'> {
  const key = form.get('request_key');
  if (typeof key !== 'string' || !/^[0-9a-f]{32}$/.test(key)) return {};
  if (variant === undefined) return { request_key: key };
  return { request_key: createHash('sha256').update(`${key}:${variant}`).digest('hex').slice(0, 32) };
}
