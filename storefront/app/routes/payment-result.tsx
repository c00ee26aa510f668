import type { VerifiedPayment, VerifyPayment } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { changeOwnOrder } from '~/features/account/own-order.server';
import { keptAccess } from '~/features/checkout/order-access.server';
import { resultPath } from '~/features/checkout/place-order.server';
import { ResultPage } from '~/features/checkout/result-page';
import { pageMeta } from '~/features/frame/page-meta';
import { shopOf, type Shop } from '~/session/shop.server';

/** First path segments of payment results; any other is an unknown page. */
const RESULTS = ['payment-success', 'payment-pending', 'payment-failed'];

/** The token that lets a guest see this order: from the gateway's return URL, or stored since checkout. */
function accessToken(shop: Shop, url: URL, group: string): string | undefined {
  return url.searchParams.get('token') || keptAccess(shop, group);
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
    // Only its owner may learn whether an order exists.
    const status = outcome.failure.status >= 500 ? 500 : 404;
    throw Response.json({ error: outcome.failure.error }, { status });
  }
  const order = outcome.data;
  // The outcome in the URL is not trusted; redirects to the actual one.
  if (`payment-${order.outcome}` !== args.params.ProcessingPayment)
    throw shop.redirect(resultPath(order) + url.search);
  const { access_token: _secret, redirect_url: _spent, ...shown } = order;
  return { order: shown, canRetry: order.outcome === 'failed', isSignedIn: shop.visitor.token !== null };
}

export async function action(args: ActionFunctionArgs) {
  const { group, url } = groupOf(args);
  const shop = shopOf(args);
  return changeOwnOrder(shop, args.request, { group, accessToken: accessToken(shop, url, group) });
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, (t) => (data ? { title: t(`result.${data.order.outcome}.title`) } : null));

/** Outcome of a payment. */
export default function PaymentResult(): ReactElement {
  return <ResultPage {...useLoaderData<typeof loader>()} />;
}
