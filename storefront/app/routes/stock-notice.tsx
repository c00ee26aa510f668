import type { StockNoticeShown } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { isOneClick } from '~/features/forms/one-click.server';
import { readForm } from '~/features/forms/read-form.server';
import { pageMeta } from '~/features/frame/page-meta';
import { requestNotice, readOwnNotices } from '~/features/stock-notices/change-stock-notices.server';
import { StockNoticePage, toNotice } from '~/features/stock-notices/stock-notice-page';
import { isFetched } from '~/session/same-origin.server';
import { asCustomer, requireCustomer, shopOf, type Shop } from '~/session/shop.server';

export { ErrorBoundary } from '~/features/errors/error-screen';

const STATES = ['pending', 'waiting'] as const;

export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const { token } = args.params;
  const requested = new URL(args.request.url).searchParams.get('state');
  const state = STATES.find((one) => one === requested) ?? null;
  if (!token) return shop.json({ ...(await readOwnNotices(shop)), state, notice: null, isUnknown: false });
  const outcome = await shop.api.tryGet<StockNoticeShown>(`web/stock_notice/${encodeURIComponent(token)}`);
  const notice = outcome.ok ? toNotice(outcome.data) : null;
  const status = outcome.ok ? 200 : 404;
  return shop.json({ email: '', variants: [], state: null, notice, isUnknown: !outcome.ok }, { status });
}

/** Confirms or cancels by the token of an e-mail link. */
async function answerByLink(shop: Shop, token: string, answer: 'confirm' | 'cancel'): Promise<Response> {
  const outcome = await shop.api.post(`web/stock_notice/${answer}/${encodeURIComponent(token)}`, {});
  const { status } = outcome.ok ? { status: 200 } : outcome.failure;
  if (!outcome.ok && status !== 404 && status !== 409)
    throw Response.json({ error: outcome.failure.error }, { status });
  return shop.redirect(`/stock-notice/${token}`);
}

/**
 * One-click cancellation by a mail client, answered without a redirect, which those do not follow; 409
 * (already ended) counts as success.
 */
async function cancelByMailProgram(shop: Shop, token: string) {
  const outcome = await shop.api.post(`web/stock_notice/cancel/${encodeURIComponent(token)}`, {});
  const isOver = outcome.ok || outcome.failure.status === 409;
  return shop.json(null, { status: isOver ? 200 : outcome.failure.status });
}

async function withdraw(args: ActionFunctionArgs, form: FormData): Promise<Response> {
  const shop = requireCustomer(args);
  const variant_id = Number(form.get('variant_id'));
  const outcome = await asCustomer(shop, args.request, () =>
    shop.api.post<StockNoticeShown[]>('web/cancel_stock_notice', { variant_id }),
  );
  // 404: already withdrawn in the meantime.
  if (!outcome.ok && outcome.failure.status !== 404)
    throw Response.json({ error: outcome.failure.error }, { status: outcome.failure.status });
  return isFetched(args.request) ? shop.json(null) : shop.redirect('/customer/stock-notices');
}

export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args);
  const form = await readForm(args.request);
  const intent = form.get('intent');
  if (args.params.token && isOneClick(form)) return cancelByMailProgram(shop, args.params.token);
  if (args.params.token && (intent === 'confirm' || intent === 'cancel'))
    return answerByLink(shop, args.params.token, intent);
  if (intent === 'withdraw') return withdraw(args, form);
  const { answer, status } = await requestNotice(shop, form);
  if (answer.ok && !isFetched(args.request)) return shop.redirect(`/stock-notice?state=${answer.state}`);
  return shop.json({ ...answer, variantId: Number(form.get('variant_id')) || 0 }, { status });
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, (t) => ({ title: t('stockNotice.title') }));

/** Stock notices: target of e-mail links and of forms. */
export default function StockNotice(): ReactElement {
  const { notice, isUnknown, state } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  const refusal = data && 'ok' in data ? { answer: data, variantId: data.variantId } : undefined;
  return <StockNoticePage notice={notice} isUnknown={isUnknown} state={state} refusal={refusal} />;
}
