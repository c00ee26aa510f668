import type { SocialAuthDetails, SocialProvider } from '@stoa/contracts';
import { SOCIAL_PROVIDERS } from '@stoa/contracts';
import { COOKIES } from '~/session/cookies';
import type { Shop } from '~/session/shop.server';

/** Seconds in which somebody comes back from a provider; the API gives up at the same time. */
const LIFETIME = 600;

/** The houses that sign people in here, as far as the shop is set up for them; none when that can't be told. */
export async function socialProviders(shop: Shop): Promise<SocialProvider[]> {
  const answers = await Promise.all(
    SOCIAL_PROVIDERS.map((provider) => shop.api.tryGet<SocialAuthDetails>(`web/${provider}AuthDetails`)),
  );
  return SOCIAL_PROVIDERS.filter((_, index) => {
    const answer = answers[index];
    return answer?.ok && answer.data.enabled;
  });
}

/** What a browser keeps while somebody is away at the provider's. */
interface KeptFlow {
  flow: string;
  /** Where to go afterwards; checked again then. */
  to: string;
}

/** Keeps what the way back needs, where no script can read it. */
export function keepFlow(shop: Shop, kept: KeptFlow): void {
  shop.setCookie(COOKIES.socialFlow, JSON.stringify(kept), { maxAge: LIFETIME });
}

/** What was kept, this one time. */
export function takeFlow(shop: Shop): KeptFlow | null {
  const text = shop.visitor.cookies.get(COOKIES.socialFlow);
  if (!text) return null;
  shop.setCookie(COOKIES.socialFlow, '', { maxAge: 0 });
  try {
    const { flow, to } = JSON.parse(text) as Partial<KeptFlow>;
    return typeof flow === 'string' ? { flow, to: String(to ?? '') } : null;
  } catch {
    return null;
  }
}

/** Keeps an account that waits to be connected until its owner has signed in with the password. */
export function keepConnect(shop: Shop, connect: string): void {
  shop.setCookie(COOKIES.socialConnect, connect, { maxAge: LIFETIME });
}

/** The account that waits, if there is one. */
export function connectOf(shop: Shop): string | undefined {
  return shop.visitor.cookies.get(COOKIES.socialConnect);
}

/** Forgets it once a sign-in has used it. */
export function dropConnect(shop: Shop): void {
  if (connectOf(shop)) shop.setCookie(COOKIES.socialConnect, '', { maxAge: 0 });
}
