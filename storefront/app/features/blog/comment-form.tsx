import {
  getFormProps,
  getTextareaProps,
  useForm,
  type FieldMetadata,
  type SubmissionResult,
} from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form, useNavigation } from '@remix-run/react';
import type { ReactElement } from 'react';
import { FieldErrors, FormErrors, TextField } from '~/features/forms/fields';
import { useApp } from '~/features/frame/app-context';
import { commentSchema } from './comment-schema';

function Author({
  name,
  email,
}: {
  name: FieldMetadata<string | undefined>;
  email: FieldMetadata<string | undefined>;
}): ReactElement {
  const { t } = useApp();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField field={name} label={t('blog.name')} autoComplete="name" />
      <TextField
        field={email}
        label={t('sign.email')}
        autoComplete="email"
        type="email"
        hint={t('blog.emailHint')}
      />
    </div>
  );
}

/** Where a reader writes below a post; guests say who they are. */
export function CommentForm({ lastResult }: { lastResult: SubmissionResult | undefined }): ReactElement {
  const { t, frame } = useApp();
  const isSending = useNavigation().state === 'submitting';
  const schema = commentSchema(frame.isSignedIn);
  const [form, fields] = useForm({
    id: 'comment',
    lastResult: lastResult as SubmissionResult<string[]> | undefined,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldRevalidate: 'onInput',
  });
  const { key: _key, ...body } = getTextareaProps(fields.body);
  return (
    <Form method="post" {...getFormProps(form)} className="grid max-w-2xl gap-4" preventScrollReset>
      <FormErrors errors={form.errors} id={form.errorId} />
      {!frame.isSignedIn && <Author name={fields.name} email={fields.email} />}
      <div>
        <label htmlFor={fields.body.id} className="mb-1 block text-sm font-medium">
          {t('blog.comment')}
        </label>
        <textarea {...body} rows={5} dir="auto" className="input h-auto py-2.5" />
        <FieldErrors field={fields.body} label={t('blog.comment')} />
      </div>
      {/* Nobody sees or reaches it; whoever fills it is a machine. */}
      <div hidden>
        <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      </div>
      <p className="text-sm text-muted">{t('blog.checked')}</p>
      <button className="btn btn-primary justify-self-start" disabled={isSending}>
        {t('blog.send')}
      </button>
    </Form>
  );
}
