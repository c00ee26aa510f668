import { parseWithZod } from '@conform-to/zod/v4';
import type { RegisterCustomer, SignInAnswer } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { onlySignedOut } from '~/features/account/only-signed-out.server';
import { SignUpForm } from '~/features/account/sign-form';
import { signUpSchema } from '~/features/account/sign-schema';
import { startSession } from '~/features/account/start-session.server';
import { emailOfOrder } from '~/features/checkout/order-access.server';
import { readForm } from '~/features/forms/read-form.server';
import { refuse, replyTo } from '~/features/forms/reply.server';
import { pageMeta } from '~/features/frame/page-meta';
import { shopOf } from '~/session/shop.server';

export { ErrorBoundary } from '~/features/errors/error-screen';

export async function loader(args: LoaderFunctionArgs) {
  const view = await onlySignedOut(args);
  const order = new URL(args.request.url).searchParams.get('order');
  return { ...view, email: await emailOfOrder(shopOf(args), order) };
}

export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args);
  const form = await readForm(args.request);
  const submission = parseWithZod(form, { schema: signUpSchema });
  if (submission.status !== 'success') return shop.json(replyTo(submission), { status: 422 });
  const input: RegisterCustomer = { ...submission.value, session_token: shop.visitor.sessionToken };
  const outcome = await shop.api.post<SignInAnswer>('web/registerCustomer', input);
  if (outcome.ok) return startSession(shop, args.context, outcome.data, form.get('to') || '/welcome');
  const { t } = await shop.locale();
  return shop.json(refuse(submission, outcome.failure, t), { status: outcome.failure.status });
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (t) => ({ title: t('sign.upTitle') }));

/** Sign-up page. */
export default function SignUp(): ReactElement {
  return <SignUpForm {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />;
}
