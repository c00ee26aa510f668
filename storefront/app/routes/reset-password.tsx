import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { ChooseForm, type LinkOwner } from '~/features/account/password-forms';
import { chooseSchema } from '~/features/account/sign-schema';
import { readForm } from '~/features/forms/read-form.server';
import { refuse, replyTo } from '~/features/forms/reply.server';
import { pageMeta } from '~/features/frame/page-meta';
import { shopOf } from '~/session/shop.server';

export { ErrorBoundary } from '~/features/errors/error-screen';

const SIGN_IN: Record<LinkOwner, string> = {
  customer: '/login',
  vendor: '/seller/login',
  rider: '/rider/login',
};

/** Whose account a link is for, as far as the path or the API tells. */
function ownerOf(named: unknown): LinkOwner {
  return named === 'vendor' || named === 'rider' ? named : 'customer';
}

export function loader({ request, params }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '', owner: ownerOf(params.user) };
}

const NOTHING = { signIn: null, linkError: null, owner: null, result: null };

export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args);
  const submission = parseWithZod(await readForm(args.request), { schema: chooseSchema });
  if (submission.status !== 'success')
    return shop.json({ ...NOTHING, result: replyTo(submission) }, { status: 422 });
  const outcome = await shop.api.post<{ audience: LinkOwner }>(
    'customer/auth/password/reset',
    submission.value,
  );
  if (outcome.ok) return shop.json({ ...NOTHING, signIn: SIGN_IN[outcome.data.audience] });
  const { t } = await shop.locale();
  const { failure } = outcome;
  // No password helps against a bad link, so the page offers a new link instead of the form.
  const linkError = failure.errors.token?.[0] ?? null;
  const owner = ownerOf(failure.details.audience ?? args.params.user);
  return shop.json(
    { signIn: null, linkError, owner, result: refuse(submission, failure, t) },
    { status: failure.status },
  );
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, (t) => ({ title: t('sign.chooseTitle') }));

/** Sets a password from an e-mail link: a new one, or the first. */
export default function ResetPassword(): ReactElement {
  const { token, owner } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ChooseForm
      lastResult={answer?.result ?? undefined}
      token={token}
      linkError={answer?.linkError ?? null}
      owner={answer?.owner ?? owner}
      signIn={answer?.signIn ?? null}
    />
  );
}
