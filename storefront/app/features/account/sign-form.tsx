import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { DOCUMENT_PATHS, type SocialProvider } from '@stoa/contracts';
import { Form, useNavigation } from '@remix-run/react';
import type * as z from 'zod/mini';
import { Fragment, useState, type ReactElement, type ReactNode } from 'react';
import { Checkbox } from '~/features/forms/checkbox';
import { FormErrors } from '~/features/forms/errors';
import { TextField } from '~/features/forms/fields';
import { useApp } from '~/features/frame/app-context';
import { ConnectHint, SocialLogins } from './social-logins';
import { signInSchema, signUpSchema } from './sign-schema';

interface SignFormProps {
  lastResult: SubmissionResult | undefined;
  /** Redirect target after sign-in; checked on the server. */
  to: string;
  /** Identity providers whose accounts sign in here. */
  providers: readonly SocialProvider[];
}

/** Narrow panel around a sign-in form; `other` links to the related form. */
export function Panel({
  title,
  children,
  other,
}: {
  title: string;
  children: ReactNode;
  other?: ReactNode;
}): ReactElement {
  return (
    <div className="container-page grid justify-items-center py-8 md:py-14">
      <div className="panel w-full max-w-md">
        <h1 className="mb-5 text-2xl">{title}</h1>
        {children}
      </div>
      {other && <p className="mt-4 text-muted">{other}</p>}
    </div>
  );
}

/** Password input type with a checkbox to show the password. */
export function usePasswordType() {
  const { t } = useApp();
  const [shown, setShown] = useState(false);
  const toggle = (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input
        type="checkbox"
        // Without a name it would be taken for the form itself, and focused for the form's errors.
        name="show_password"
        className="size-5 accent-(--primary-text)"
        checked={shown}
        onChange={() => setShown(!shown)}
      />
      {t('sign.show')}
    </label>
  );
  return { type: shown ? ('text' as const) : ('password' as const), toggle };
}

/** The form's submit button; disabled while the form is being submitted. */
export function Submit({ children }: { children: ReactNode }): ReactElement {
  const { state } = useNavigation();
  return (
    <button className="btn btn-primary" disabled={state === 'submitting'}>
      {children}
    </button>
  );
}

const otherHref = (path: string, to: string): string => (to ? `${path}?to=${encodeURIComponent(to)}` : path);

/** Links for visitors without a sign-in: password reset and order tracking. */
function WithoutSignIn(): ReactElement {
  const { t } = useApp();
  return (
    <>
      <p className="mt-4 text-sm">
        <a href="/forgot-password" className="link inline-flex min-h-11 items-center">
          {t('sign.forgot')}
        </a>
      </p>
      <p className="mt-1 text-sm text-muted">{t('sign.guestHint')}</p>
      <p className="text-sm">
        <a href="/ProductOrder" className="link inline-flex min-h-11 items-center">
          {t('track.title')}
        </a>
      </p>
    </>
  );
}

interface SignInReasons {
  /** Provider whose account is connected by signing in. */
  connect: SocialProvider | null;
  isLeaving: boolean;
  /** Whether a form was sent after its customer's session had ended. */
  hasEnded: boolean;
}

/** Why one has to sign in here. */
function SignInNotices({
  to,
  connect,
  isLeaving,
  hasEnded,
}: SignInReasons & Pick<SignFormProps, 'to'>): ReactElement {
  const { t } = useApp();
  return (
    <>
      {isLeaving && (
        <p className="notice mb-4" role="status">
          {t('security.leaving')}
        </p>
      )}
      {hasEnded && (
        <p className="notice notice-warn mb-4" role="status">
          {t('sign.ended')}
        </p>
      )}
      {connect && <ConnectHint provider={connect} />}
      {/^\/WishList/i.test(to) && <p className="notice mb-4">{t('wishlist.signIn')}</p>}
    </>
  );
}

/** Sign-in form for customers. */
export function SignInForm({
  lastResult,
  to,
  providers,
  ...reasons
}: SignFormProps & SignInReasons): ReactElement {
  const { t } = useApp();
  const password = usePasswordType();
  const [form, fields] = useForm({
    id: 'sign-in',
    lastResult: lastResult as SubmissionResult<string[]> | undefined,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: signInSchema }),
    shouldRevalidate: 'onInput',
  });
  const other = (
    <>
      {t('sign.noAccount')}{' '}
      <a href={otherHref('/signup', to)} className="link inline-flex min-h-11 items-center">
        {t('sign.upTitle')}
      </a>
    </>
  );
  return (
    <Panel title={t('sign.inTitle')} other={other}>
      <SignInNotices to={to} {...reasons} />
      <Form method="post" {...getFormProps(form)} className="grid gap-4">
        <input type="hidden" name="to" value={to} />
        <FormErrors errors={form.errors} id={form.errorId} />
        <TextField field={fields.email} label={t('sign.email')} autoComplete="username" type="email" />
        <TextField
          field={fields.password}
          label={t('sign.password')}
          autoComplete="current-password"
          type={password.type}
        />
        {password.toggle}
        <Submit>{t('sign.in')}</Submit>
      </Form>
      {!reasons.connect && <SocialLogins providers={providers} to={to} />}
      <WithoutSignIn />
    </Panel>
  );
}

/** What a visitor agrees to with an account. */
function LegalLinks(): ReactElement | null {
  const { t, frame } = useApp();
  const links = (
    [
      ['term_condition', t('selling.terms')],
      ['privacy_policy', t('contact.privacy')],
    ] as const
  ).filter(([name]) => frame.documents.includes(name));
  if (links.length === 0) return null;
  return (
    <p className="text-sm text-muted">
      {t('sign.legal')}
      {links.map(([name, title], index) => (
        <Fragment key={name}>
          {index > 0 ? ' · ' : ' '}
          <a href={DOCUMENT_PATHS[name]} className="link inline-flex min-h-11 items-center">
            {title}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

function HasAccount({ to }: { to: string }): ReactElement {
  const { t } = useApp();
  return (
    <>
      {t('sign.hasAccount')}{' '}
      <a href={otherHref('/login', to)} className="link inline-flex min-h-11 items-center">
        {t('sign.inTitle')}
      </a>
    </>
  );
}

/** Sign-up form for customers. */
export function SignUpForm({
  lastResult,
  to,
  providers,
  email,
}: SignFormProps & {
  /** E-mail of the order from which the visitor came; empty without one. */
  email: string;
}): ReactElement {
  const { t } = useApp();
  const password = usePasswordType();
  const [form, fields] = useForm<z.infer<typeof signUpSchema>>({
    id: 'sign-up',
    lastResult: lastResult as SubmissionResult<string[]> | undefined,
    defaultValue: { email },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: signUpSchema }),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  });
  return (
    <Panel title={t('sign.upTitle')} other={<HasAccount to={to} />}>
      <Form method="post" {...getFormProps(form)} className="grid gap-4">
        <input type="hidden" name="to" value={to} />
        <FormErrors errors={form.errors} id={form.errorId} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField field={fields.first_name} label={t('address.first_name')} autoComplete="given-name" />
          <TextField field={fields.last_name} label={t('address.last_name')} autoComplete="family-name" />
        </div>
        <TextField field={fields.email} label={t('sign.email')} autoComplete="email" type="email" />
        <TextField
          field={fields.password}
          label={t('sign.password')}
          autoComplete="new-password"
          type={password.type}
          hint={t('sign.passwordHint')}
        />
        {password.toggle}
        <Checkbox field={fields.marketing_consent} label={t('account.marketing')} />
        <LegalLinks />
        <Submit>{t('sign.up')}</Submit>
      </Form>
      <SocialLogins providers={providers} to={to} />
    </Panel>
  );
}
