import { Form, useNavigation } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';

/** Requests another verification e-mail. */
export function SendAgain(): ReactElement {
  const { t } = useApp();
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form method="post" action="/verify-email">
      <button name="intent" value="resend" className="btn btn-quiet" disabled={isSending}>
        {t('verify.again')}
      </button>
    </Form>
  );
}

/** Notice in the account that the e-mail address is not verified yet. */
export function VerifyNotice({ email }: { email: string }): ReactElement {
  const { t } = useApp();
  return (
    <div className="notice notice-warn mb-5 flex-wrap items-center">
      <Icon name="warning" className="size-5 flex-none" />
      <p className="min-w-0 flex-1 basis-60 break-words">{t('verify.notice', { email })}</p>
      <SendAgain />
    </div>
  );
}
