import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { Panel, Submit } from '~/features/account/sign-form';
import { FormErrors } from '~/features/forms/errors';
import { TextField } from '~/features/forms/fields';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { findSchema } from './find-schema';

interface FindFormProps {
  lastResult: SubmissionResult | undefined;
  /** Shown after following an expired link, or after withdrawing. */
  notice: 'expired' | 'withdrawn' | null;
}

/** Looks up a vendor application by its number and e-mail address. */
export function FindForm({ lastResult, notice }: FindFormProps): ReactElement {
  const { t } = useApp();
  const [form, fields] = useForm({
    id: 'find-application',
    lastResult: lastResult as SubmissionResult<string[]> | undefined,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: findSchema }),
    shouldRevalidate: 'onInput',
  });
  const other = (
    <a href="/become-a-vendor" className="link inline-flex min-h-11 items-center">
      {t('selling.apply')}
    </a>
  );
  return (
    <Panel title={t('application.find')} other={other}>
      {notice && (
        <p className={`notice mb-4 ${notice === 'expired' ? 'notice-warn' : ''}`} role="status">
          <Icon name={notice === 'expired' ? 'clock' : 'check'} className="size-5 flex-none" />
          {t(`application.${notice}`)}
        </p>
      )}
      <p className="mb-4 text-muted">{t('application.findHint')}</p>
      <Form method="post" {...getFormProps(form)} className="grid gap-4">
        <input type="hidden" name="intent" value="find" />
        <FormErrors errors={form.errors} id={form.errorId} />
        <TextField
          field={fields.number}
          label={t('application.number')}
          autoComplete="off"
          hint={t('application.numberHint')}
        />
        <TextField field={fields.email} label={t('sign.email')} autoComplete="email" type="email" />
        <Submit>{t('application.show')}</Submit>
      </Form>
    </Panel>
  );
}
