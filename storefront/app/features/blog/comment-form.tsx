import { getFormProps, getTextareaProps, useForm, type SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form, useNavigation } from '@remix-run/react';
import type { ReactElement } from 'react';
import { FieldErrors, FormErrors } from '~/features/forms/errors';
import { useApp } from '~/features/frame/app-context';
import { commentSchema } from './comment-schema';

/** Form for a customer's comment on a post. */
export function CommentForm({ lastResult }: { lastResult: SubmissionResult | undefined }): ReactElement {
  const { t } = useApp();
  const isSending = useNavigation().state === 'submitting';
  const [form, fields] = useForm({
    id: 'comment',
    lastResult: lastResult as SubmissionResult<string[]> | undefined,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: commentSchema }),
    shouldRevalidate: 'onInput',
  });
  const { key: _key, ...body } = getTextareaProps(fields.body);
  return (
    <Form method="post" {...getFormProps(form)} className="grid max-w-2xl gap-4" preventScrollReset>
      <FormErrors errors={form.errors} id={form.errorId} />
      <div>
        <label htmlFor={fields.body.id} className="mb-1 block text-sm font-medium">
          {t('blog.comment')}
        </label>
        <textarea {...body} rows={5} dir="auto" className="input h-auto py-2.5" />
        <FieldErrors field={fields.body} label={t('blog.comment')} />
      </div>
      <p className="text-sm text-muted">{t('blog.checked')}</p>
      <button className="btn btn-primary justify-self-start" disabled={isSending}>
        {t('blog.send')}
      </button>
    </Form>
  );
}
