import type { CustomerReturn } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { AfterSalePage } from '~/features/account/after-sale';
import { readForm } from '~/features/forms/read-form.server';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { OverrulingDispute, overrulingOf } from '~/features/disputes/overruling-dispute';
import { readDisputes } from '~/features/disputes/read-disputes.server';
import { changeReturn } from '~/features/returns/change-return.server';
import { ReturnCard } from '~/features/returns/return-card';
import { guardedShop } from '~/session/guards.server';
import { addressOf, asCustomer, readAsCustomer } from '~/session/shop.server';

export { AccountErrorBoundary as ErrorBoundary } from '~/features/account/account-frame';

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const path = `web/customer_return/${encodeURIComponent(args.params.id ?? '')}`;
  const item = await readAsCustomer<CustomerReturn>(shop, args.request, path);
  const orders = await readDisputes(shop, { group_number: item.group_number });
  const canDispute = orders.some(({ disputable }) => disputable.some(({ return_id: id }) => id === item.id));
  const disputes = orders.flatMap((order) => order.disputes);
  return { item, canDispute, overruling: overrulingOf(item.id, disputes) };
}

export async function action(args: ActionFunctionArgs) {
  const shop = await guardedShop(args);
  const form = await readForm(args.request);
  const here = addressOf(args.request);
  return asCustomer(shop, args.request, () => changeReturn(shop, form, undefined, here));
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, (t) => (data ? { title: t('returns.number', { number: data.item.number }) } : null));

/** One return of a customer. */
export default function CustomerReturnPage(): ReactElement {
  const { t } = useApp();
  const { item, canDispute, overruling } = useLoaderData<typeof loader>();
  const order = `/customer/orders/${encodeURIComponent(item.group_number)}`;
  return (
    <AfterSalePage title={t('returns.title')} item={item}>
      {overruling && <OverrulingDispute dispute={overruling} />}
      <ReturnCard item={item} />
      {canDispute && (
        <a href={`${order}#dispute-return-${item.id}`} className="link inline-flex min-h-11 items-center">
          {t('disputes.openReturn')}
        </a>
      )}
    </AfterSalePage>
  );
}
