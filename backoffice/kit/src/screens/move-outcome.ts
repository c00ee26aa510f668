import type { HttpError } from 'react-admin';

/**
 * Whether a change of state needs no second attempt: it is done, or the record has moved on meanwhile (409). After any
 * other failure the dialog stays open, so that what was typed is not lost.
 */
export function isDecided(error: Pick<HttpError, 'status'> | null): boolean {
  return error === null || error.status === 409;
}
