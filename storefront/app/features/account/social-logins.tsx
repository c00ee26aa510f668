import type { SocialProvider } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';

/** Brand names of the identity providers; the same in every language. */
export const PROVIDER_NAMES: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };

/** The identity providers' logos in their brand colours, as their guidelines require. */
const MARKS: Record<SocialProvider, ReactElement> = {
  google: (
    <>
      <path
        fill="#4285F4"
        d="M22.6 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.94a5.08 5.08 0 0 1-2.2 3.33v2.77h3.56c2.08-1.92 3.3-4.74 3.3-8.11Z"
      />
      <path
        fill="#34A853"
        d="M12 23c2.97 0 5.46-.99 7.3-2.64l-3.56-2.77c-.99.66-2.24 1.06-3.74 1.06-2.87 0-5.3-1.94-6.17-4.55H2.17v2.86A11 11 0 0 0 12 23Z"
      />
      <path fill="#FBBC05" d="M5.83 14.1a6.6 6.6 0 0 1 0-4.2V7.04H2.17a11 11 0 0 0 0 9.92l3.66-2.86Z" />
      <path
        fill="#EA4335"
        d="M12 5.35c1.62 0 3.06.56 4.2 1.64l3.15-3.15A11 11 0 0 0 2.17 7.04L5.83 9.9C6.7 7.29 9.13 5.35 12 5.35Z"
      />
    </>
  ),
  facebook: (
    <path
      fill="#1877F2"
      d="M24 12a12 12 0 1 0-13.88 11.85v-8.38H7.08V12h3.05V9.36c0-3.01 1.79-4.67 4.53-4.67 1.31 0 2.69.23 2.69.23v2.95h-1.52c-1.49 0-1.95.93-1.95 1.87V12h3.33l-.53 3.47h-2.8v8.38A12 12 0 0 0 24 12Z"
    />
  ),
};

/** An identity provider's logo; always shown next to its name. */
export function ProviderMark({ provider }: { provider: SocialProvider }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" className="size-5 shrink-0" aria-hidden="true">
      {MARKS[provider]}
    </svg>
  );
}

/**
 * Sign-in links for the configured identity providers, hidden if there are none. Links rather than buttons,
 * so that they work without scripts.
 */
export function SocialLogins({
  providers,
  to,
}: {
  providers: readonly SocialProvider[];
  to: string;
}): ReactElement | null {
  const { t } = useApp();
  if (providers.length === 0) return null;
  const query = to ? `?to=${encodeURIComponent(to)}` : '';
  return (
    <div className="mt-5 grid gap-3">
      <p className="flex items-center gap-3 text-sm text-muted">
        <span className="h-px grow bg-(--line)" />
        {t('social.or')}
        <span className="h-px grow bg-(--line)" />
      </p>
      {providers.map((provider) => (
        <a key={provider} href={`/login/${provider}${query}`} rel="nofollow" className="btn btn-quiet">
          <ProviderMark provider={provider} />
          {t('social.with', { provider: PROVIDER_NAMES[provider] })}
        </a>
      ))}
    </div>
  );
}

/** Explains why the password is needed: to connect an identity provider's account to this one. */
export function ConnectHint({ provider }: { provider: SocialProvider }): ReactElement {
  const { t } = useApp();
  return (
    <p className="notice mb-4" role="status">
      {t('social.connect', { provider: PROVIDER_NAMES[provider] })}
    </p>
  );
}
