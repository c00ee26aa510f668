import type { CustomerDispute, CustomerReturn } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { AccountFrame } from '~/features/account/account-frame';
import { overrulingOf } from '~/features/disputes/overruling-dispute';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { ReturnList } from '~/features/returns/return-list';
import { guardedShop } from '~/session/guards.server';
import { readAsCustomer } from '~/session/shop.server';

export { AccountErrorBoundary as ErrorBoundary } from '~/features/account/account-frame';

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const [returns, disputes] = await Promise.all([
    readAsCustomer<CustomerReturn[]>(shop, args.request, 'web/customer_returns'),
    // What a dispute has changed is an addition: without it the list is as useful as before.
    shop.api.tryGet<CustomerDispute[]>('web/customer_disputes'),
  ]);
  const overruled = returns.flatMap(({ id }) => (disputes.ok && overrulingOf(id, disputes.data) ? [id] : []));
  return { returns, overruled };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (t) => ({ title: t('returns.title') }));

/** A customer's returns. */
export default function CustomerReturnsPage(): ReactElement {
  const { t } = useApp();
  const { returns, overruled } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={t('returns.title')}>
      <ReturnList returns={returns} overruled={overruled} />
    </AccountFrame>
  );
}
