import { parseWithZod } from '@conform-to/zod/v4';
import type { SignIn, SignInAnswer } from '@stoa/contracts';
import type { ActionFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { onlySignedOut } from '~/features/account/only-signed-out.server';
import { SignInForm } from '~/features/account/sign-form';
import { signInSchema } from '~/features/account/sign-schema';
import { connectOf, dropConnect } from '~/features/account/social.server';
import { startSession } from '~/features/account/start-session.server';
import { readForm } from '~/features/forms/read-form.server';
import { refuse, replyTo } from '~/features/forms/reply.server';
import { pageMeta } from '~/features/frame/page-meta';
import { shopOf } from '~/session/shop.server';

export { ErrorBoundary } from '~/features/errors/error-screen';

export const loader = onlySignedOut;

export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args);
  const form = await readForm(args.request);
  const submission = parseWithZod(form, { schema: signInSchema });
  if (submission.status !== 'success') return shop.json(replyTo(submission), { status: 422 });
  const { sessionToken: session_token } = shop.visitor;
  const input: SignIn = { ...submission.value, session_token, connect: connectOf(shop) };
  const outcome = await shop.api.post<SignInAnswer>('customer/auth/login', input);
  // A response without a token is no sign-in, whatever else it contains (specification §5).
  if (outcome.ok && outcome.data.token) {
    dropConnect(shop);
    return startSession(shop, args.context, outcome.data, form.get('to'));
  }
  const { t } = await shop.locale();
  const failure = outcome.ok
    ? { status: 502, code: 'no_token', error: t('error.failed'), errors: {}, details: {} }
    : outcome.failure;
  return shop.json(refuse(submission, failure, t), { status: failure.status });
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (t) => ({ title: t('sign.inTitle') }));

/** Sign-in page. */
export default function Login(): ReactElement {
  return <SignInForm {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />;
}
