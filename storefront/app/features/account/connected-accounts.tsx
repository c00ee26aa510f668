import type { CustomerIdentities, SocialProvider } from '@stoa/contracts';
import { SOCIAL_PROVIDERS } from '@stoa/contracts';
import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import { FormErrors } from '~/features/forms/errors';
import { useApp } from '~/features/frame/app-context';
import { PROVIDER_NAMES, ProviderMark } from './social-logins';

interface ConnectedAccountsProps {
  connected: CustomerIdentities;
  /** The identity providers that the shop has configured. */
  providers: readonly SocialProvider[];
  error: string | null;
}

type Identity = CustomerIdentities['identities'][number];

/** The identity providers' accounts that are connected to the customer; hidden if there are none. */
export function ConnectedAccounts({
  connected,
  providers,
  error,
}: ConnectedAccountsProps): ReactElement | null {
  const { t } = useApp();
  const { identities, has_password } = connected;
  const of = (provider: SocialProvider) => identities.find((one) => one.provider === provider);
  const shown = SOCIAL_PROVIDERS.filter((provider) => providers.includes(provider) || of(provider));
  if (shown.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('social.accounts')}</h2>
      <FormErrors errors={error ? [error] : null} id="accounts-error" />
      <ul className="panel grid gap-3">
        {shown.map((provider) => (
          <IdentityProvider
            key={provider}
            provider={provider}
            identity={of(provider)}
            mayLeave={has_password}
          />
        ))}
      </ul>
      {!has_password && (
        <p className="text-muted">
          {t('social.noPassword')}{' '}
          <a href="/forgot-password" className="link inline-flex min-h-11 items-center">
            {t('sign.chooseTitle')}
          </a>
        </p>
      )}
    </section>
  );
}

interface IdentityProviderProps {
  provider: SocialProvider;
  identity: Identity | undefined;
  mayLeave: boolean;
}

function IdentityProvider({ provider, identity, mayLeave }: IdentityProviderProps): ReactElement {
  const { t } = useApp();
  const name = PROVIDER_NAMES[provider];
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-3">
      <ProviderMark provider={provider} />
      <span className="min-w-0 grow">
        <b className="font-semibold">{name}</b>{' '}
        {identity?.email && <bdi className="break-all text-muted">{identity.email}</bdi>}
      </span>
      {!identity && (
        <a href={`/login/${provider}?to=/customer/profile`} rel="nofollow" className="btn btn-quiet">
          {t('social.connectTo', { provider: name })}
        </a>
      )}
      {identity && mayLeave && (
        <Form method="post">
          <input type="hidden" name="identity_id" value={identity.id} />
          <button name="intent" value="disconnect" className="btn btn-text text-sm">
            {t('social.disconnect', { provider: name })}
          </button>
        </Form>
      )}
    </li>
  );
}
