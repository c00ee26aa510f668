import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { ChooseForm } from '~/features/account/password-forms';
import { chooseSchema } from '~/features/account/sign-schema';
import { refuse, replyTo } from '~/features/forms/reply.server';
import { pageMeta } from '~/features/frame/page-meta';
import { shopOf } from '~/session/shop.server';

export { ErrorBoundary } from '~/features/errors/error-screen';

const SIGN_IN = { customer: '/login', vendor: '/seller/login', rider: '/rider/login' } as const;

export function loader({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' };
}

export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args);
  const submission = parseWithZod(await args.request.formData(), { schema: chooseSchema });
  if (submission.status !== 'success')
    return shop.json({ signIn: null, result: replyTo(submission) }, { status: 422 });
  const outcome = await shop.api.post<{ audience: keyof typeof SIGN_IN }>(
    'customer/auth/password/reset',
    submission.value,
  );
  if (outcome.ok) return shop.json({ signIn: SIGN_IN[outcome.data.audience], result: null });
  const { t } = await shop.locale();
  const { failure } = outcome;
  // The form has no visible field for the token's errors.
  const result = refuse(submission, failure, t, (path) => (path === 'token' ? null : path));
  return shop.json({ signIn: null, result }, { status: failure.status });
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, (t) => ({ title: t('sign.chooseTitle') }));

/** Sets a password from an e-mail link: a new one, or the first. */
export default function ResetPassword(): ReactElement {
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ChooseForm lastResult={answer?.result ?? undefined} token={token} signIn={answer?.signIn ?? null} />
  );
}
