import type { CustomerProfile, VerifiedEmail, VerifyEmail } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { readForm } from '~/features/forms/read-form.server';
import { pageMeta } from '~/features/frame/page-meta';
import { VerifyPage, type VerifyPageProps } from '~/features/verification/verify-page';
import { guardedShop } from '~/session/guards.server';
import { asCustomer, readAsCustomer } from '~/session/shop.server';

export { ErrorBoundary } from '~/features/errors/error-screen';

const DONE: readonly VerifyPageProps['done'][] = ['confirmed', 'sent'];

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const profile = await readAsCustomer<CustomerProfile>(shop, args.request, 'web/customer_profile');
  const query = new URL(args.request.url).searchParams;
  return {
    email: profile.email,
    isVerified: profile.email_verified,
    isByLink: args.params.hash !== undefined,
    done: DONE.find((one) => one === query.get('done')) ?? null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const shop = await guardedShop(args);
  const { id, hash = '' } = args.params;
  const intent = (await readForm(args.request)).get('intent');
  const link: VerifyEmail = { id: Number(id), hash };
  const outcome = await asCustomer(shop, args.request, () =>
    intent === 'confirm'
      ? shop.api.post<VerifiedEmail>('web/verify_email', link)
      : shop.api.post('web/resend_verification', {}),
  );
  if (outcome.ok) return shop.redirect(`/verify-email?done=${intent === 'confirm' ? 'confirmed' : 'sent'}`);
  const { t } = await shop.locale();
  const { status, error, errors } = outcome.failure;
  return shop.json({ error: errors.hash?.[0] ?? (error || t('error.failed')) }, { status });
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (t) => ({ title: t('verify.title') }));

/** Verifies an account's e-mail address. */
export default function VerifyEmailPage(): ReactElement {
  const error = useActionData<typeof action>()?.error ?? null;
  return <VerifyPage {...useLoaderData<typeof loader>()} error={error} />;
}
