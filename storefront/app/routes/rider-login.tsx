import { parseWithZod } from '@conform-to/zod/v4';
import type { SignInAnswer } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { readForm } from '~/features/forms/read-form.server';
import { refuse, replyTo } from '~/features/forms/reply.server';
import { pageMeta } from '~/features/frame/page-meta';
import { RiderSignForm } from '~/features/rider/rider-sign-form';
import { keepRider } from '~/features/rider/rider-session.server';
import { riderSignSchema } from '~/features/rider/rider-sign-schema';
import { shopOf } from '~/session/shop.server';

export { ErrorBoundary } from '~/features/errors/error-screen';

export const loader = (args: LoaderFunctionArgs) => {
  shopOf(args);
  const ended = new URL(args.request.url).searchParams.get('ended');
  const kept = ended === 'kept' ? 'kept' : 'ended';
  return { ended: ended === null ? null : kept } as const;
};

export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args);
  const submission = parseWithZod(await readForm(args.request), { schema: riderSignSchema });
  if (submission.status !== 'success') return shop.json(replyTo(submission), { status: 422 });
  const outcome = await shop.api.post<SignInAnswer>('rider/auth/login', submission.value);
  if (outcome.ok) {
    keepRider(shop, outcome.data);
    return shop.redirect('/rider');
  }
  const { t } = await shop.locale();
  return shop.json(refuse(submission, outcome.failure, t), { status: outcome.failure.status });
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (t) => ({ title: t('rider.signIn') }));

/** Sign-in of riders. */
export default function RiderLogin(): ReactElement {
  return <RiderSignForm {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />;
}
