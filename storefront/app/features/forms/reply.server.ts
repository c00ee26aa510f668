import type { Submission, SubmissionResult } from '@conform-to/react';
import type { Failure } from '~/api/client.server';
import type { Translate } from '~/i18n/translator';

/** Fields that never travel back into a page, whatever was wrong with the form. */
const SECRETS = ['password', 'current_password', 'new_password', 'password_confirmation', 'code'];

/** What a form is told of its input; the only way to answer one, so that no secret is ever printed. */
export function replyTo<T>(
  submission: Submission<T>,
  errors: { formErrors?: string[]; fieldErrors?: Record<string, string[]> } = {},
): SubmissionResult {
  return submission.reply({ ...errors, hideFields: SECRETS as never[] });
}

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
  return replyTo(submission, { fieldErrors, formErrors });
}
