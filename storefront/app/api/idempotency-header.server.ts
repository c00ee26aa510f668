import { HEADERS, isIdempotencyKey } from '@stoa/contracts';

/**
 * The header with a form's idempotency key. A malformed key, which may contain characters that no header can hold,
 * is sent empty: the API refuses that, as a missing key, in the visitor's language.
 */
export function idempotencyHeader(key: FormDataEntryValue | null): Record<string, string> {
  return { [HEADERS.idempotency]: typeof key === 'string' && isIdempotencyKey(key) ? key : '' };
}
