import type { I18nProvider } from 'react-admin';
import { identity } from './en-identity';
import * as english from './en-sign-in';
import { FALLBACK_LOCALE } from './locales';

/** The part of a language that the sign-in page speaks. */
interface SignInTexts {
  signIn: object;
  reactAdminSignIn: object;
  identity: object;
}

const FETCHED: Readonly<Record<string, () => Promise<SignInTexts>>> = {
  es: async () => ({ ...(await import('./es-sign-in')), ...(await import('./es-identity')) }),
  ar: async () => ({ ...(await import('./ar-sign-in')), ...(await import('./ar-identity')) }),
  hi: async () => ({ ...(await import('./hi-sign-in')), ...(await import('./hi-identity')) }),
  bn: async () => ({ ...(await import('./bn-sign-in')), ...(await import('./bn-identity')) }),
};

function providerOf(
  locale: string,
  { signIn, reactAdminSignIn, identity: second }: SignInTexts,
): I18nProvider {
  const texts = { ra: reactAdminSignIn, stoa: { ...signIn, ...second } };
  const find = (key: string) =>
    key
      .split('.')
      .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], texts);
  return {
    translate: (key, options?: { _?: string }) => {
      const text = find(key);
      return typeof text === 'string' ? text : (options?._ ?? key);
    },
    changeLocale: () => Promise.resolve(),
    getLocale: () => locale,
  };
}

/** English, which is at hand at once. */
export const englishSignIn = providerOf(FALLBACK_LOCALE, { ...english, identity });

/** The sign-in page's texts in a language; those of the whole console come with the console. */
export async function signInTexts(locale: string): Promise<I18nProvider> {
  const fetched = await FETCHED[locale]?.();
  return fetched ? providerOf(locale, fetched) : englishSignIn;
}
