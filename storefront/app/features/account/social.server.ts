import type { SocialAuthDetails, SocialProvider } from '@stoa/contracts';
import { SOCIAL_PROVIDERS } from '@stoa/contracts';
import { COOKIES } from '~/session/cookies';
import type { Shop } from '~/session/shop.server';

/** Lifetime of the OAuth flow in seconds; the API's flow expires at the same time. */
const LIFETIME = 600;

/** The configured identity providers; empty if the API cannot be reached. */
export async function socialProviders(shop: Shop): Promise<SocialProvider[]> {
  const answers = await Promise.all(
    SOCIAL_PROVIDERS.map((provider) => shop.api.tryGet<SocialAuthDetails>(`web/${provider}AuthDetails`)),
  );
  return SOCIAL_PROVIDERS.filter((_, index) => {
    const answer = answers[index];
    return answer?.ok && answer.data.enabled;
  });
}

/** State of an OAuth flow, stored in a cookie meanwhile. */
interface StoredFlow {
  flow: string;
  /** Redirect target afterwards; checked again then. */
  to: string;
}

/** Stores the OAuth flow in an HttpOnly cookie. */
export function keepFlow(shop: Shop, kept: StoredFlow): void {
  shop.setCookie(COOKIES.socialFlow, JSON.stringify(kept), { maxAge: LIFETIME });
}

/** Reads the stored OAuth flow and deletes it: it can be used once. */
export function takeFlow(shop: Shop): StoredFlow | null {
  const text = shop.visitor.cookies.get(COOKIES.socialFlow);
  if (!text) return null;
  shop.setCookie(COOKIES.socialFlow, '', { maxAge: 0 });
  try {
    const { flow, to } = JSON.parse(text) as Partial<StoredFlow>;
    return typeof flow === 'string' ? { flow, to: String(to ?? '') } : null;
  } catch {
    return null;
  }
}

/** Stores the token of an account to be connected until its owner has signed in with the password. */
export function keepConnect(shop: Shop, connect: string): void {
  shop.setCookie(COOKIES.socialConnect, connect, { maxAge: LIFETIME });
}

/** Token of the account that waits to be connected, if any. */
export function connectOf(shop: Shop): string | undefined {
  return shop.visitor.cookies.get(COOKIES.socialConnect);
}

/** Deletes the connect token once a sign-in has used it. */
export function dropConnect(shop: Shop): void {
  if (connectOf(shop)) shop.setCookie(COOKIES.socialConnect, '', { maxAge: 0 });
}
