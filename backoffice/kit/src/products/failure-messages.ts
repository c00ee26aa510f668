import type { HttpError } from 'react-admin';

/** Refused fields of a failed save and their messages. */
export function refusedFields(error: HttpError): Record<string, string> {
  return (error.body as { errors?: Record<string, string> } | null | undefined)?.errors ?? {};
}

/** The messages of a failed save: the overall one, then each of a field once, as variants often share theirs. */
export function reasonOf(error: HttpError): string {
  return [...new Set([error.message, ...Object.values(refusedFields(error))])].join(' · ');
}
