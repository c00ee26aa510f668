import type { I18nProvider } from 'react-admin';
import english from '../../locales/en/sign-in.json';
import { FALLBACK_LOCALE } from './locales';
import type { Texts } from './texts';

const OTHERS = import.meta.glob<Texts>(['../../locales/*/sign-in.json', '!../../locales/en/*.json'], {
  import: 'default',
});

/** The sign-in page's translations of a language, or the English ones. */
export async function fetchSignInTexts(locale: string): Promise<Texts> {
  return (await OTHERS[`../../locales/${locale}/sign-in.json`]?.()) ?? english;
}

function providerOf(locale: string, texts: Texts): I18nProvider {
  const find = (key: string) =>
    key
      .split('.')
      .reduce<Texts | string | undefined>(
        (node, name) => (typeof node === 'object' ? node[name] : undefined),
        { 'sign-in': texts },
      );
  return {
    translate: (key, options?: { _?: string }) => {
      const text = find(key);
      return typeof text === 'string' ? text : (options?._ ?? key);
    },
    changeLocale: () => Promise.resolve(),
    getLocale: () => locale,
  };
}

/** English is bundled, so it is available at once. */
export const englishSignIn = providerOf(FALLBACK_LOCALE, english);

/** i18n provider of the sign-in page only; the console brings the other translations. */
export async function signInTexts(locale: string): Promise<I18nProvider> {
  const texts = await fetchSignInTexts(locale);
  return texts === english ? englishSignIn : providerOf(locale, texts);
}
