import { isIdempotencyKey } from '@stoa/contracts';
import { createHash } from 'node:crypto';
import { Failure } from './failure';

/** The Idempotency-Key of a request; 422 when missing or malformed. */
export function requireRequestKey(key: string | undefined): string {
  if (key && isIdempotencyKey(key)) return key;
  throw Failure.field(
    'idempotency-key',
    'A key of 8 to 100 letters, digits or _ . : - is required in the Idempotency-Key header.',
  );
}

/** SHA-256 of a request's content, independent of key order. */
export function requestFingerprint(request: object): string {
  return createHash('sha256').update(canonical(request)).digest('hex');
}

/** @throws Failure 409 `idempotency_key_reused` if a key has been used for another request than this one */
export function requireSameRequest(former: { request_hash: string | null }, request_hash: string): void {
  if (former.request_hash !== null && former.request_hash !== request_hash)
    throw Failure.conflict('idempotency_key_reused', 'This key has been used for another request.');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined && one !== null);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`)
    .join()}}`;
}
