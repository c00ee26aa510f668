import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs } from '@remix-run/node';
import { useActionData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { ForgotForm } from '~/features/account/password-forms';
import { forgotSchema } from '~/features/account/sign-schema';
import { readForm } from '~/features/forms/read-form.server';
import { refuse, replyTo } from '~/features/forms/reply.server';
import { pageMeta } from '~/features/frame/page-meta';
import { shopOf } from '~/session/shop.server';

export { ErrorBoundary } from '~/features/errors/error-screen';

export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args);
  const submission = parseWithZod(await readForm(args.request), { schema: forgotSchema });
  if (submission.status !== 'success')
    return shop.json({ sent: false, result: replyTo(submission) }, { status: 422 });
  // The seller portal links here with `for=vendor`.
  const audience = new URL(args.request.url).searchParams.get('for') === 'vendor' ? 'vendor' : 'customer';
  const outcome = await shop.api.post('customer/auth/password/email', { ...submission.value, audience });
  if (outcome.ok) return shop.json({ sent: true, result: null });
  const { t } = await shop.locale();
  const { failure } = outcome;
  return shop.json({ sent: false, result: refuse(submission, failure, t) }, { status: failure.status });
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, (t) => ({ title: t('sign.forgotTitle') }));

/** Requests a password-reset link. */
export default function ForgotPassword(): ReactElement {
  const answer = useActionData<typeof action>();
  return <ForgotForm lastResult={answer?.result ?? undefined} sent={answer?.sent ?? false} />;
}
