import type { VerifiedPayment, VerifyPayment } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { ReorderForm } from '~/features/account/own-order-forms';
import { changeOwnOrder, hasFiles } from '~/features/account/own-order.server';
import { resultTitle } from '~/features/checkout/order-progress';
import { storedAccess } from '~/features/checkout/order-access.server';
import { payAgain } from '~/features/checkout/pay-again.server';
import { isWebAddress, resultPath } from '~/features/checkout/place-order.server';
import { ResultPage } from '~/features/checkout/result-page';
import { newKey } from '~/features/checkout/state.server';
import { useChecks, useLeadOn } from '~/features/checkout/use-payment-page';
import { readDisputes } from '~/features/disputes/read-disputes.server';
import { readForm } from '~/features/forms/read-form.server';
import { pageMeta } from '~/features/frame/page-meta';
import { readReturns } from '~/features/returns/read-returns.server';
import { shopOf, type Shop } from '~/session/shop.server';

export { ErrorBoundary } from '~/features/checkout/result-error';

/** First path segments of payment results; any other is an unknown page. */
const RESULTS = ['payment-success', 'payment-pending', 'payment-failed'];

/** The token that lets a guest see this order: from the gateway's return URL, or stored since checkout. */
function accessToken(shop: Shop, url: URL, group: string): string | undefined {
  return url.searchParams.get('token') || storedAccess(shop, group);
}

/** The order group in a result URL; 404 for any other URL. */
function groupOf({ params, request }: LoaderFunctionArgs): { group: string; url: URL } {
  const { ProcessingPayment: result = '', query } = params;
  const url = new URL(request.url);
  const group = query ?? url.searchParams.get('group') ?? '';
  if (!RESULTS.includes(result) || group === '') throw Response.json({ error: 'Not found' }, { status: 404 });
  return { group, url };
}

export async function loader(args: LoaderFunctionArgs) {
  const { group, url } = groupOf(args);
  const shop = shopOf(args);
  const question: VerifyPayment = { group_number: group, access_token: accessToken(shop, url, group) };
  const outcome = await shop.api.post<VerifiedPayment>('web/verifyPayment', question);
  if (!outcome.ok) {
    const { error, status } = outcome.failure;
    // Only its owner may learn whether an order exists; who has a link to an erased account's order, does.
    throw Response.json({ error }, { status: status >= 500 ? 500 : status === 410 ? 410 : 404 });
  }
  const order = outcome.data;
  // The outcome in the URL is not trusted; redirects to the actual one.
  if (`payment-${order.outcome}` !== args.params.ProcessingPayment)
    throw shop.redirect(resultPath(order) + url.search);
  const { access_token: _secret, redirect_url, ...shown } = order;
  const payUrl = redirect_url && isWebAddress(redirect_url) ? redirect_url : null;
  return {
    order: shown,
    payUrl,
    isLeaving: payUrl !== null && url.searchParams.get('pay') === 'now',
    payKey: newKey(),
    isSignedIn: shop.visitor.token !== null,
    returns: await readReturns(shop, question),
    disputes: {
      orders: await readDisputes(shop, question),
      // A kept token stays in its cookie; only the one in the URL is passed on.
      access: { group_number: group, access_token: url.searchParams.get('token') ?? undefined },
    },
  };
}

export async function action(args: ActionFunctionArgs) {
  const { group, url } = groupOf(args);
  const shop = shopOf(args);
  const owned = { group, accessToken: accessToken(shop, url, group) };
  const form = hasFiles(args.request) ? null : await readForm(args.request.clone());
  if (form?.get('intent') !== 'pay') return changeOwnOrder(shop, args.request, owned);
  const { searchParams } = url;
  searchParams.delete('pay');
  return payAgain(shop, form, owned, searchParams.toString());
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  ...pageMeta(matches, (t) => (data ? { title: resultTitle(data.order, t) } : null)),
  ...(data?.isLeaving ? [{ httpEquiv: 'refresh', content: `0;url=${data.payUrl}` }] : []),
];

/** Outcome of a payment. */
export default function PaymentResult(): ReactElement {
  const data = useLoaderData<typeof loader>();
  useLeadOn(data.isLeaving ? data.payUrl : null);
  useChecks(data.order.outcome === 'pending' && data.order.is_awaited && !data.isLeaving);
  return <ResultPage {...data} reorder={<ReorderForm />} />;
}
