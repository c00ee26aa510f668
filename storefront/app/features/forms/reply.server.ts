import type { Submission, SubmissionResult } from '@conform-to/react';
import type { Failure } from '~/api/client.server';
import type { Translate } from '~/i18n/translator';

/**
 * A refused form with the API's error bag on its fields; `rename` leads from the API's field paths to the form's.
 * Messages that belong to no field of the form stand above it, so that nothing is ever refused silently.
 */
export function refuse<T>(
  submission: Submission<T>,
  failure: Failure,
  t: Translate,
  rename: (path: string) => string | null = (path) => path,
): SubmissionResult {
  const fieldErrors: Record<string, string[]> = {};
  const formErrors: string[] = [];
  for (const [path, messages] of Object.entries(failure.errors)) {
    const field = rename(path);
    if (field === null) formErrors.push(...messages);
    else fieldErrors[field] = messages;
  }
  if (formErrors.length === 0) formErrors.push(failure.error || t('error.failed'));
  // A wrong password must not travel back into the page.
  return submission.reply({ fieldErrors, formErrors, hideFields: ['password'] as never[] });
}
