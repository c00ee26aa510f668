import { Form, useNavigation } from '@remix-run/react';
import type { ReactElement } from 'react';
import { FormErrors } from '~/features/forms/errors';
import { useApp } from '~/features/frame/app-context';

/** Most characters of a question. */
export const MAX_QUESTION_LENGTH = 1000;

interface QuestionFormProps {
  /** URL that the form posts to. */
  action: string;
  /** The entered text, after a refusal. */
  text?: string;
  error?: string;
}

/** Form to ask a question about a product; works without scripts. */
export function QuestionForm({ action, text = '', error }: QuestionFormProps): ReactElement {
  const { t } = useApp();
  const isSending = useNavigation().formAction?.startsWith(action) ?? false;
  return (
    <Form method="post" action={action} className="grid max-w-xl gap-3">
      <FormErrors errors={error ? [error] : null} id="question-error" />
      <label htmlFor="question-text" className="text-sm font-medium">
        {t('questions.yours')}
      </label>
      <textarea
        id="question-text"
        name="question"
        rows={3}
        required
        maxLength={MAX_QUESTION_LENGTH}
        defaultValue={text}
        dir="auto"
        className="input h-auto py-2.5"
        aria-describedby={error ? 'question-error question-hint' : 'question-hint'}
        aria-invalid={error ? true : undefined}
      />
      <p id="question-hint" className="text-sm text-muted">
        {t('questions.checked')}
      </p>
      <button className="btn btn-primary justify-self-start" disabled={isSending}>
        {t('questions.send')}
      </button>
    </Form>
  );
}
