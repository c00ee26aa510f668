import type { CustomerDispute } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { AccountFrame } from '~/features/account/account-frame';
import type { OwnOrderAnswer } from '~/features/account/own-order-answer';
import { changeDispute } from '~/features/disputes/change-dispute.server';
import { DisputeCard } from '~/features/disputes/dispute-card';
import { FormErrors } from '~/features/forms/errors';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { guardedShop } from '~/session/guards.server';
import { addressOf, asCustomer, readAsCustomer } from '~/session/shop.server';

export { ErrorBoundary } from '~/features/errors/error-screen';

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const path = `web/customer_dispute/${encodeURIComponent(args.params.id ?? '')}`;
  return { item: await readAsCustomer<CustomerDispute>(shop, args.request, path) };
}

export async function action(args: ActionFunctionArgs) {
  const shop = await guardedShop(args);
  const form = await args.request.formData();
  const here = addressOf(args.request);
  return asCustomer(shop, args.request, () => changeDispute(shop, form, undefined, here));
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, (t) => (data ? { title: t('disputes.number', { number: data.item.number }) } : null));

/** One dispute of a customer. */
export default function CustomerDisputePage(): ReactElement {
  const { t } = useApp();
  const { item } = useLoaderData<typeof loader>();
  const error = useActionData<OwnOrderAnswer>()?.error;
  const order = `/customer/orders/${encodeURIComponent(item.group_number)}`;
  return (
    <AccountFrame title={t('disputes.title')}>
      <FormErrors errors={error ? [error] : null} id="dispute-error" />
      <div className="panel grid gap-4">
        <p className="flex flex-wrap gap-x-3 text-sm">
          <bdi>{item.vendor.name}</bdi>
          <a href={order} className="link inline-flex min-h-11 items-center">
            {t('account.order', { number: item.order_number })}
          </a>
        </p>
        <DisputeCard item={item} access={{ group_number: item.group_number }} />
      </div>
    </AccountFrame>
  );
}
