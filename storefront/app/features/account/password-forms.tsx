import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { FormErrors } from '~/features/forms/errors';
import { TextField } from '~/features/forms/fields';
import { useApp } from '~/features/frame/app-context';
import { Panel, Submit, usePasswordType } from './sign-form';
import { chooseSchema, forgotSchema } from './sign-schema';

interface ForgotFormProps {
  lastResult: SubmissionResult | undefined;
  sent: boolean;
}

/** Requests a password-reset link; the response is the same for every address. */
export function ForgotForm({ lastResult, sent }: ForgotFormProps): ReactElement {
  const { t } = useApp();
  const [form, fields] = useForm({
    id: 'forgot',
    lastResult: lastResult as SubmissionResult<string[]> | undefined,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: forgotSchema }),
    shouldRevalidate: 'onInput',
  });
  if (sent)
    return (
      <Panel title={t('sign.forgotTitle')}>
        <p role="status">{t('sign.sent')}</p>
      </Panel>
    );
  return (
    <Panel title={t('sign.forgotTitle')}>
      <p className="mb-4 text-muted">{t('sign.forgotText')}</p>
      <Form method="post" {...getFormProps(form)} className="grid gap-4">
        <FormErrors errors={form.errors} id={form.errorId} />
        <TextField field={fields.email} label={t('sign.email')} autoComplete="username" type="email" />
        <Submit>{t('sign.sendLink')}</Submit>
      </Form>
    </Panel>
  );
}

/** Whose account a link to choose a password is for. */
export type LinkOwner = 'customer' | 'vendor' | 'rider';

/** Where another link can be requested; riders get theirs from whoever invites them. */
const FORGOT = { customer: '/forgot-password', vendor: '/forgot-password?for=vendor', rider: null } as const;

/** Instead of the form without a link that works: why, and where to request another one. */
function NoLink({ error, owner }: { error: string | null; owner: LinkOwner }): ReactElement {
  const { t } = useApp();
  return (
    <Panel title={t('sign.chooseTitle')}>
      <div className="grid gap-4">
        {error ? (
          <FormErrors errors={[error]} id="link-error" />
        ) : (
          <p className="notice">{t('sign.chooseNoLink')}</p>
        )}
        {owner !== 'customer' && <p>{t('sign.inviteAgain')}</p>}
        {FORGOT[owner] && (
          <a href={FORGOT[owner]} className="btn btn-primary justify-self-start">
            {t('sign.forgotTitle')}
          </a>
        )}
      </div>
    </Panel>
  );
}

interface ChooseFormProps {
  lastResult: SubmissionResult | undefined;
  token: string;
  /** Why the link can't be used, such as that it has been already; null for any other answer. */
  linkError: string | null;
  owner: LinkOwner;
  /** Sign-in link, shown once the password is set. */
  signIn: string | null;
}

/** Sets a new password from the link in the e-mail. */
export function ChooseForm({ lastResult, token, linkError, owner, signIn }: ChooseFormProps): ReactElement {
  const { t } = useApp();
  const password = usePasswordType();
  const [form, fields] = useForm({
    id: 'choose',
    lastResult: lastResult as SubmissionResult<string[]> | undefined,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: chooseSchema }),
    shouldRevalidate: 'onInput',
  });
  if (signIn)
    return (
      <Panel title={t('sign.chooseTitle')}>
        <p role="status" className="mb-4">
          {t('sign.chosen')}
        </p>
        <a href={signIn} className="btn btn-primary">
          {t('sign.in')}
        </a>
      </Panel>
    );
  if (token === '' || linkError) return <NoLink error={linkError} owner={owner} />;
  return (
    <Panel title={t('sign.chooseTitle')}>
      <Form method="post" {...getFormProps(form)} className="grid gap-4">
        <input type="hidden" name="token" value={token} />
        <FormErrors errors={form.errors} id={form.errorId} />
        <TextField
          field={fields.password}
          label={t('sign.password')}
          autoComplete="new-password"
          type={password.type}
          hint={t('sign.passwordHint')}
        />
        {password.toggle}
        <Submit>{t('sign.choose')}</Submit>
      </Form>
    </Panel>
  );
}
