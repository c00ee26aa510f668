import type { CustomerDispute } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { AccountFrame } from '~/features/account/account-frame';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { DisputeList } from '~/features/disputes/dispute-list';
import { guardedShop } from '~/session/guards.server';
import { readAsCustomer } from '~/session/shop.server';

export { AccountErrorBoundary as ErrorBoundary } from '~/features/account/account-frame';

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  return { disputes: await readAsCustomer<CustomerDispute[]>(shop, args.request, 'web/customer_disputes') };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (t) => ({ title: t('disputes.title') }));

/** A customer's disputes. */
export default function CustomerDisputesPage(): ReactElement {
  const { t } = useApp();
  const { disputes } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={t('disputes.title')}>
      <DisputeList disputes={disputes} />
    </AccountFrame>
  );
}
