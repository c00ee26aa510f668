import type { SocialProvider } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';

/** How the houses write themselves; the same in every language. */
export const HOUSE_NAMES: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };

/** The houses' marks in their own colours, as each asks to be shown. */
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

/** A house's mark; always beside its name. */
export function HouseMark({ provider }: { provider: SocialProvider }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" className="size-5 shrink-0" aria-hidden="true">
      {MARKS[provider]}
    </svg>
  );
}

/** Ways to sign in with an account of another house; nothing where the shop has none. Links, so that they work without a script. */
export function SocialHouses({
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
          <HouseMark provider={provider} />
          {t('social.with', { provider: HOUSE_NAMES[provider] })}
        </a>
      ))}
    </div>
  );
}

/** Why the password is asked for: it joins another house's account to this one. */
export function ConnectHint({ provider }: { provider: SocialProvider }): ReactElement {
  const { t } = useApp();
  return (
    <p className="notice mb-4" role="status">
      {t('social.connect', { provider: HOUSE_NAMES[provider] })}
    </p>
  );
}
