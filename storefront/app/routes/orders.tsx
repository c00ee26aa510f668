import type { CustomerHistoricalOrderRow, CustomerOrderRow, CustomerProfile } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { AccountFrame } from '~/features/account/account-frame';
import { HistoricalOrderList } from '~/features/account/historical-orders';
import { OrderList } from '~/features/account/order-list';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { VerifyNotice } from '~/features/verification/verify-notice';
import { guardedShop } from '~/session/guards.server';
import { readAsCustomer } from '~/session/shop.server';

export { AccountErrorBoundary as ErrorBoundary } from '~/features/account/account-frame';

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const [orders, historical, { email, email_verified }] = await Promise.all([
    readAsCustomer<CustomerOrderRow[]>(shop, args.request, 'web/customer_orders'),
    readAsCustomer<CustomerHistoricalOrderRow[]>(shop, args.request, 'web/customer_historical_orders'),
    readAsCustomer<CustomerProfile>(shop, args.request, 'web/customer_profile'),
  ]);
  return { orders, historical, unverified: email_verified ? null : email };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (t) => ({ title: t('account.orders') }));

/** A customer's orders. */
export default function Orders(): ReactElement {
  const { t } = useApp();
  const { orders, historical, unverified } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={t('account.orders')}>
      {unverified && <VerifyNotice email={unverified} />}
      {(orders.length > 0 || historical.length === 0) && <OrderList orders={orders} />}
      <HistoricalOrderList orders={historical} />
    </AccountFrame>
  );
}
