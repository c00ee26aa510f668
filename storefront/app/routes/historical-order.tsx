import type { CustomerHistoricalOrder } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { AccountFrame } from '~/features/account/account-frame';
import { HistoricalOrderPage } from '~/features/account/historical-orders';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { guardedShop } from '~/session/guards.server';
import { readAsCustomer } from '~/session/shop.server';
import { UnbrokenNumber } from '~/ui/unbroken-number';

export { AccountErrorBoundary as ErrorBoundary } from '~/features/account/account-frame';

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const path = `web/customer_historical_order/${encodeURIComponent(args.params.id ?? '')}`;
  return { order: await readAsCustomer<CustomerHistoricalOrder>(shop, args.request, path) };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, (t) => (data ? { title: t('account.order', { number: data.order.number }) } : null));

/** One order of the former shop in the customer's account. */
export default function HistoricalOrder(): ReactElement {
  const { t } = useApp();
  const { order } = useLoaderData<typeof loader>();
  return (
    <AccountFrame
      title={<UnbrokenNumber text={t('account.order', { number: order.number })} number={order.number} />}
    >
      <HistoricalOrderPage order={order} />
    </AccountFrame>
  );
}
