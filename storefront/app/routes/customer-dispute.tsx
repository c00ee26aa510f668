import type { CustomerDispute } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { AfterSalePage } from '~/features/account/after-sale';
import { refuseLarge } from '~/features/account/own-order.server';
import { changeDispute } from '~/features/disputes/change-dispute.server';
import { DisputeCard } from '~/features/disputes/dispute-card';
import { readForm } from '~/features/forms/read-form.server';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { guardedShop } from '~/session/guards.server';
import { addressOf, asCustomer, readAsCustomer } from '~/session/shop.server';

export { AccountErrorBoundary as ErrorBoundary } from '~/features/account/account-frame';

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const path = `web/customer_dispute/${encodeURIComponent(args.params.id ?? '')}`;
  return { item: await readAsCustomer<CustomerDispute>(shop, args.request, path) };
}

export async function action(args: ActionFunctionArgs) {
  const shop = await guardedShop(args);
  const tooLarge = await refuseLarge(shop, args.request);
  if (tooLarge) return tooLarge;
  const form = await readForm(args.request);
  const here = addressOf(args.request);
  return asCustomer(shop, args.request, () => changeDispute(shop, form, undefined, here));
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, (t) => (data ? { title: t('disputes.number', { number: data.item.number }) } : null));

/** One dispute of a customer. */
export default function CustomerDisputePage(): ReactElement {
  const { t } = useApp();
  const { item } = useLoaderData<typeof loader>();
  return (
    <AfterSalePage title={t('disputes.title')} item={item}>
      <DisputeCard item={item} access={{ group_number: item.group_number }} />
    </AfterSalePage>
  );
}
