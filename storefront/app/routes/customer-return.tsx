import type { CustomerReturn } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { AfterSalePage } from '~/features/account/after-sale';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { changeReturn } from '~/features/returns/change-return.server';
import { ReturnCard } from '~/features/returns/return-card';
import { guardedShop } from '~/session/guards.server';
import { addressOf, asCustomer, readAsCustomer } from '~/session/shop.server';

export { AccountErrorBoundary as ErrorBoundary } from '~/features/account/account-frame';

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const path = `web/customer_return/${encodeURIComponent(args.params.id ?? '')}`;
  return { item: await readAsCustomer<CustomerReturn>(shop, args.request, path) };
}

export async function action(args: ActionFunctionArgs) {
  const shop = await guardedShop(args);
  const form = await args.request.formData();
  const here = addressOf(args.request);
  return asCustomer(shop, args.request, () => changeReturn(shop, form, undefined, here));
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, (t) => (data ? { title: t('returns.number', { number: data.item.number }) } : null));

/** One return of a customer. */
export default function CustomerReturnPage(): ReactElement {
  const { t } = useApp();
  const { item } = useLoaderData<typeof loader>();
  return (
    <AfterSalePage title={t('returns.title')} item={item}>
      <ReturnCard item={item} />
    </AfterSalePage>
  );
}
