import { getFormProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import type { ReactElement, ReactNode } from 'react';
import { FormErrors } from '~/features/forms/errors';
import { TextField } from '~/features/forms/fields';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import type { ProfileAnswer } from './change-profile.server';
import { resultFor, SavedNotice } from './profile-answer';
import { emailSchema, passwordSchema } from './profile-schema';

interface CredentialsProps {
  email: string;
  /** False for customers who only sign in through an identity provider. */
  hasPassword: boolean;
  answer: ProfileAnswer | undefined;
}

type FormProps = Pick<CredentialsProps, 'answer'>;

function Folded({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen || undefined}>
      <summary className="flex min-h-11 items-center gap-2 font-semibold text-primary-text">
        <Icon name="down" className="size-4" /> {title}
      </summary>
      {children}
    </details>
  );
}

function EmailForm({ answer }: FormProps): ReactElement {
  const { t } = useApp();
  const result = resultFor('email', answer);
  const [form, fields] = useForm({
    id: 'email',
    lastResult: result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: emailSchema }),
    shouldRevalidate: 'onInput',
  });
  return (
    <Folded title={t('account.changeEmail')} isOpen={result !== undefined}>
      <Form method="post" {...getFormProps(form)} className="mt-2 grid gap-4">
        <input type="hidden" name="intent" value="email" />
        <FormErrors errors={form.errors} id={form.errorId} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField field={fields.email} label={t('account.newEmail')} autoComplete="email" type="email" />
          <TextField
            field={fields.current_password}
            label={t('account.currentPassword')}
            autoComplete="current-password"
            type="password"
          />
        </div>
        <button className="btn btn-primary sm:justify-self-start">{t('account.changeEmail')}</button>
      </Form>
    </Folded>
  );
}

function PasswordForm({ email, answer }: Pick<CredentialsProps, 'email' | 'answer'>): ReactElement {
  const { t } = useApp();
  const result = resultFor('password', answer);
  const [form, fields] = useForm({
    id: 'password',
    lastResult: result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: passwordSchema }),
    shouldRevalidate: 'onInput',
  });
  return (
    <Folded title={t('account.changePassword')} isOpen={result !== undefined}>
      <Form method="post" {...getFormProps(form)} className="mt-2 grid gap-4">
        <input type="hidden" name="intent" value="password" />
        {/* Lets password managers know which account the password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <FormErrors errors={form.errors} id={form.errorId} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            field={fields.current_password}
            label={t('account.currentPassword')}
            autoComplete="current-password"
            type="password"
          />
          <TextField
            field={fields.password}
            label={t('account.newPassword')}
            autoComplete="new-password"
            type="password"
            hint={t('sign.passwordHint')}
          />
        </div>
        <p className="text-sm text-muted">{t('account.passwordNote')}</p>
        <button className="btn btn-primary sm:justify-self-start">{t('account.changePassword')}</button>
      </Form>
    </Folded>
  );
}

/** The customer's sign-in credentials; either change requires the current password. */
export function Credentials({ email, hasPassword, answer }: CredentialsProps): ReactElement {
  const { t } = useApp();
  const isSaved = (answer?.intent === 'email' || answer?.intent === 'password') && !answer.result;
  return (
    <section className="panel grid gap-3">
      <h2 className="text-xl">{t('account.credentials')}</h2>
      {isSaved && <SavedNotice />}
      <p>
        {t('sign.email')}: <bdi className="font-medium">{email}</bdi>
      </p>
      {hasPassword ? (
        <>
          <EmailForm key={`email-${email}`} answer={answer} />
          <PasswordForm key={`password-${isSaved}`} email={email} answer={answer} />
        </>
      ) : (
        <p className="text-muted">
          {t('account.noPassword')}{' '}
          <a href="/forgot-password" className="link inline-flex min-h-11 items-center">
            {t('sign.forgotTitle')}
          </a>
        </p>
      )}
    </section>
  );
}
