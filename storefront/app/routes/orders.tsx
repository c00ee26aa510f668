import type { CustomerOrderRow } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { AccountFrame } from '~/features/account/account-frame';
import { OrderList } from '~/features/account/order-list';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { readAsCustomer, requireCustomer } from '~/session/shop.server';

export async function loader(args: LoaderFunctionArgs) {
  const shop = requireCustomer(args);
  return { orders: await readAsCustomer<CustomerOrderRow[]>(shop, args.request, 'web/customer_orders') };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (t) => ({ title: t('account.orders') }));

/** A customer's orders. */
export default function Orders(): ReactElement {
  const { t } = useApp();
  const { orders } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={t('account.orders')}>
      <OrderList orders={orders} />
    </AccountFrame>
  );
}
