import { parseWithZod } from '@conform-to/zod/v4';
import { orderResultPath, type TrackedOrder, type TrackOrder } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { readForm } from '~/features/forms/read-form.server';
import { refuse, replyTo } from '~/features/forms/reply.server';
import { pageMeta } from '~/features/frame/page-meta';
import { TrackForm } from '~/features/tracking/track-form';
import { trackSchema } from '~/features/tracking/track-schema';
import { COOKIES } from '~/session/cookies';
import { shopOf } from '~/session/shop.server';

export { ErrorBoundary } from '~/features/errors/error-screen';

export function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const order = new URL(args.request.url).searchParams.get('order') ?? '';
  return { order: order.slice(0, 24), isSignedIn: shop.visitor.token !== null };
}

export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args);
  const submission = parseWithZod(await readForm(args.request), { schema: trackSchema });
  if (submission.status !== 'success') return shop.json(replyTo(submission), { status: 422 });
  const input: TrackOrder = submission.value;
  const outcome = await shop.api.post<TrackedOrder>('web/track_order', input);
  if (!outcome.ok) {
    const { t } = await shop.locale();
    return shop.json(refuse(submission, outcome.failure, t), { status: outcome.failure.status });
  }
  const { group_number, access_token } = outcome.data;
  // In a cookie, as after checkout, so that the token is in no URL and no history.
  shop.setCookie(COOKIES.orderAccess, `${group_number} ${access_token}`);
  return shop.redirect(orderResultPath({ outcome: 'success', group_number }));
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, (t) => ({
    title: t('track.title'),
    description: t('track.hint'),
    path: '/ProductOrder',
  }));

/** Order tracking without sign-in. */
export default function TrackOrderPage(): ReactElement {
  return <TrackForm {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />;
}
