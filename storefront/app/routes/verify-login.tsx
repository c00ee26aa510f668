import type { CustomerIdentities, SignInAnswer, SocialProvider } from '@stoa/contracts';
import { SOCIAL_PROVIDERS } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import type { Failure } from '~/api/client.server';
import { Panel } from '~/features/account/sign-form';
import { keepConnect, takeFlow } from '~/features/account/social.server';
import { startSession } from '~/features/account/start-session.server';
import { FormErrors } from '~/features/forms/errors';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { safeRedirect } from '~/session/safe-redirect';
import { shopOf, type Shop } from '~/session/shop.server';

export { ErrorBoundary } from '~/features/errors/error-screen';

/** Callback of OAuth sign-ins (specification §2.3). */
export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const query = new URL(args.request.url).searchParams;
  const flow = takeFlow(shop);
  const [code, state, iss] = ['code', 'state', 'iss'].map((name) => query.get(name) ?? undefined);
  const { t } = await shop.locale();
  if (!flow || !code || !state) return shop.json({ error: t('social.cancelled') }, { status: 400 });
  const back = { flow: flow.flow, code, state, iss };
  if (shop.visitor.token) {
    const joined = await shop.api.post<CustomerIdentities>('web/connectIdentity', back);
    if (joined.ok) return shop.redirect(safeRedirect(flow.to, '/customer/profile'));
    // The session has ended: continues as a sign-in.
    if (joined.failure.code !== 'unauthenticated') return refused(shop, joined.failure, t('error.failed'));
  }
  const input = { ...back, session_token: shop.visitor.sessionToken };
  const outcome = await shop.api.post<SignInAnswer>('customer/auth/socialLogin', input);
  if (outcome.ok && outcome.data.token) return startSession(shop, args.context, outcome.data, flow.to);
  if (outcome.ok) return shop.json({ error: t('error.failed') }, { status: 502 });
  return toPassword(shop, outcome.failure, flow.to) ?? refused(shop, outcome.failure, t('error.failed'));
}

/** If the e-mail address has an account already, its password is required once to connect the two. */
function toPassword(shop: Shop, { code, details }: Failure, to: string): Response | null {
  const provider = SOCIAL_PROVIDERS.find((one: SocialProvider) => one === details.provider);
  if (code !== 'account_exists' || typeof details.connect !== 'string' || !provider) return null;
  keepConnect(shop, details.connect);
  return shop.redirect(`/login?${new URLSearchParams({ connect: provider, to }).toString()}`);
}

function refused(shop: Shop, { status, error }: Failure, otherwise: string) {
  return shop.json({ error: error || otherwise }, { status });
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (t) => ({ title: t('social.title') }));

/** Shows why the sign-in failed, with links to go on. */
export default function VerifyLogin(): ReactElement {
  const { t } = useApp();
  const { error } = useLoaderData<typeof loader>();
  return (
    <Panel title={t('social.title')}>
      <FormErrors errors={[error]} id="verify-login-error" />
      <p className="mt-4 flex flex-wrap gap-3">
        <a href="/login" className="btn btn-primary">
          {t('sign.inTitle')}
        </a>
        <a href="/forgot-password" className="btn btn-text">
          {t('sign.forgot')}
        </a>
      </p>
    </Panel>
  );
}
