import type { CustomerOrder, LiveCustomerOrder } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useRevalidator, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { AccountFrame } from '~/features/account/account-frame';
import { OrderPage } from '~/features/account/order-page';
import { changeOwnOrder } from '~/features/account/own-order.server';
import { readDisputes } from '~/features/disputes/read-disputes.server';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { OWN, useLive } from '~/features/live/use-live';
import { readReturns } from '~/features/returns/read-returns.server';
import { guardedShop } from '~/session/guards.server';
import { asCustomer, readAsCustomer } from '~/session/shop.server';
import { UnbrokenNumber } from '~/ui/unbroken-number';

export { AccountErrorBoundary as ErrorBoundary } from '~/features/account/account-frame';

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const id = encodeURIComponent(args.params.id ?? '');
  const order = await readAsCustomer<CustomerOrder>(shop, args.request, `web/order_detail/${id}`);
  const access = { group_number: order.number };
  const [returns, disputes] = await Promise.all([readReturns(shop, access), readDisputes(shop, access)]);
  return { order, returns, disputes: { orders: disputes, access } };
}

export async function action(args: ActionFunctionArgs) {
  const shop = await guardedShop(args);
  const id = encodeURIComponent(args.params.id ?? '');
  const { number } = await readAsCustomer<CustomerOrder>(shop, args.request, `web/order_detail/${id}`);
  return asCustomer(shop, args.request, () => changeOwnOrder(shop, args.request, { group: number }));
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, (t) => (data ? { title: t('account.order', { number: data.order.number }) } : null));

/** One order group of a customer. */
export default function Order(): ReactElement {
  const { t } = useApp();
  const { order, returns, disputes } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  useLive(OWN, (event, payload) => {
    const isMoved = event === 'order.moved' && (payload as LiveCustomerOrder).group_id === order.id;
    if (isMoved || event === 'reconnected') revalidate();
  });
  return (
    <AccountFrame
      title={<UnbrokenNumber text={t('account.order', { number: order.number })} number={order.number} />}
    >
      <OrderPage order={order} returns={returns} disputes={disputes} />
    </AccountFrame>
  );
}
