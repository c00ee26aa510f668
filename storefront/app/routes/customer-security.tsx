import type { AccountErasure, CustomerDataExport, CustomerSession } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { AccountFrame } from '~/features/account/account-frame';
import { FormErrors } from '~/features/forms/errors';
import { readForm } from '~/features/forms/read-form.server';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { NotificationSwitch } from '~/features/notifications/notification-switch';
import { changeSecurity } from '~/features/security/change-security.server';
import { DataCopy } from '~/features/security/data-copy';
import { DeleteAccount } from '~/features/security/delete-account';
import { Sessions } from '~/features/security/sessions';
import { guardedShop } from '~/session/guards.server';
import { asCustomer, readAsCustomer } from '~/session/shop.server';

export { AccountErrorBoundary as ErrorBoundary } from '~/features/account/account-frame';

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const [sessions, copy, erasure] = await Promise.all([
    readAsCustomer<CustomerSession[]>(shop, args.request, 'web/customer_sessions'),
    readAsCustomer<CustomerDataExport>(shop, args.request, 'web/data_export'),
    readAsCustomer<AccountErasure>(shop, args.request, 'web/account_erasure'),
  ]);
  return { sessions, copy, erasure };
}

export async function action(args: ActionFunctionArgs) {
  const shop = await guardedShop(args);
  const form = await readForm(args.request);
  const outcome = await asCustomer(shop, args.request, () => changeSecurity(shop, form));
  if ('to' in outcome) throw shop.redirect(outcome.to);
  return shop.json(outcome.answer, { status: outcome.status });
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (t) => ({ title: t('security.title') }));

/** A customer's sessions, data export and account deletion. */
export default function CustomerSecurity(): ReactElement {
  const { t } = useApp();
  const { sessions, copy, erasure } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AccountFrame title={t('security.title')}>
      <div className="grid gap-6">
        <FormErrors errors={answer?.error ? [answer.error] : null} id="security-error" />
        <Sessions sessions={sessions} />
        <NotificationSwitch />
        <DataCopy copy={copy} />
        <DeleteAccount erasure={erasure} lastResult={answer?.deletion ?? undefined} />
      </div>
    </AccountFrame>
  );
}
