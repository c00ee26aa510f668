import { Form, useNavigation } from '@remix-run/react';
import type { ReactElement } from 'react';
import { Panel } from '~/features/account/sign-form';
import { FormErrors } from '~/features/forms/errors';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { SendAgain } from './verify-notice';

export interface VerifyPageProps {
  email: string;
  isVerified: boolean;
  /** Whether the page was opened by the link in the e-mail. */
  isByLink: boolean;
  /** The action that has just succeeded. */
  done: 'confirmed' | 'sent' | null;
  error: string | null;
}

function Verified({ done }: Pick<VerifyPageProps, 'done'>): ReactElement {
  const { t } = useApp();
  return (
    <div className="grid justify-items-start gap-4">
      <p className="notice" role="status">
        <Icon name="check" className="size-5 flex-none text-ok" />
        {t(done === 'confirmed' ? 'verify.done' : 'verify.already')}
      </p>
      <a href="/customer/orders" className="btn btn-primary">
        {t('verify.orders')}
      </a>
    </div>
  );
}

function Question({ email }: Pick<VerifyPageProps, 'email'>): ReactElement {
  const { t } = useApp();
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form method="post" className="grid gap-4">
      <p>
        {t('verify.question')}
        <bdi className="block font-semibold break-all">{email}</bdi>
      </p>
      <button name="intent" value="confirm" className="btn btn-primary" disabled={isSending}>
        {t('verify.confirm')}
      </button>
    </Form>
  );
}

/** Verifies an e-mail address by the link in the e-mail, or sends another one. */
export function VerifyPage({ email, isVerified, isByLink, done, error }: VerifyPageProps): ReactElement {
  const { t } = useApp();
  const isQuestion = isByLink && !error;
  return (
    <Panel title={t('verify.title')}>
      {isVerified ? (
        <Verified done={done} />
      ) : (
        <div className="grid gap-4">
          <FormErrors errors={error ? [error] : null} id="verify-error" />
          {done === 'sent' && (
            <p className="notice" role="status">
              <Icon name="check" className="size-5 flex-none text-ok" /> {t('verify.sent')}
            </p>
          )}
          {isQuestion ? (
            <Question email={email} />
          ) : (
            <p className="break-words">{t('verify.notice', { email })}</p>
          )}
          <SendAgain />
        </div>
      )}
    </Panel>
  );
}
