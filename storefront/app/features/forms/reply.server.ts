import type { Submission, SubmissionResult } from '@conform-to/react';
import type { Failure } from '~/api/client.server';
import type { TextKey, Translate } from '~/i18n/translator';

/** Fields whose values are never sent back to the page. */
const SECRETS = ['password', 'current_password', 'new_password', 'password_confirmation', 'code'];

/** Refers to the messages of the fields; a text that browsers have too, as they show replies. */
const SEE_FIELDS: TextKey = 'error.form';

/**
 * Builds a form's result; always use it, so that no secret is sent back. Without scripts, errors of fields may be out of
 * sight, so a message above the form leads to them.
 */
export function replyTo<T>(
  submission: Submission<T>,
  errors: { formErrors?: string[]; fieldErrors?: Record<string, string[]> } = { formErrors: [SEE_FIELDS] },
): SubmissionResult {
  return submission.reply({ ...errors, hideFields: SECRETS as never[] });
}

/** The message above a refused form; one that stands at a field of the form already is not repeated. */
function above<T>(
  { payload }: Submission<T>,
  { error }: Failure,
  fieldErrors: Readonly<Record<string, string[]>>,
): string {
  const isAtField = Object.entries(fieldErrors).some(
    ([field, messages]) => (field.split('.')[0] ?? '') in payload && messages.includes(error),
  );
  return isAtField ? SEE_FIELDS : error;
}

/**
 * A refused form with the API's errors on its fields; `rename` maps the API's field paths to the form's.
 * Errors without a field in the form are shown above it, so that no refusal is silent.
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
  if (formErrors.length === 0) formErrors.push(above(submission, failure, fieldErrors) || t('error.failed'));
  return replyTo(submission, { fieldErrors, formErrors });
}
