import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { Panel, Submit, usePasswordType } from '~/features/account/sign-form';
import { FormErrors } from '~/features/forms/errors';
import { TextField } from '~/features/forms/fields';
import { useApp } from '~/features/frame/app-context';
import { riderSignSchema } from './rider-sign-schema';

interface RiderSignFormProps {
  lastResult: SubmissionResult | undefined;
  /** Whether the session has ended, perhaps before all steps were sent; null if the rider has come by themselves. */
  ended: 'kept' | 'ended' | null;
}

/** Sign-in form for riders: by phone number or e-mail address. */
export function RiderSignForm({ lastResult, ended }: RiderSignFormProps): ReactElement {
  const { t } = useApp();
  const password = usePasswordType();
  const [form, fields] = useForm({
    id: 'rider-sign-in',
    lastResult: lastResult as SubmissionResult<string[]> | undefined,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: riderSignSchema }),
    shouldRevalidate: 'onInput',
  });
  return (
    <Panel title={t('rider.signIn')} other={t('rider.invitationHint')}>
      {ended && (
        <p className="notice notice-warn mb-4" role="status">
          {t(ended === 'kept' ? 'rider.signInAgain' : 'sign.ended')}
        </p>
      )}
      <Form method="post" {...getFormProps(form)} className="grid gap-4">
        <FormErrors errors={form.errors} id={form.errorId} />
        <TextField field={fields.login} label={t('rider.login')} autoComplete="username" />
        <TextField
          field={fields.password}
          label={t('sign.password')}
          autoComplete="current-password"
          type={password.type}
        />
        {password.toggle}
        <Submit>{t('sign.in')}</Submit>
      </Form>
    </Panel>
  );
}
