import type { I18nProvider } from 'react-admin';
import { i18nextProvider } from './i18next-provider';
import { LOCALES } from './locales';
import { fetchSignInTexts } from './sign-in-provider';
import type { Namespaces, Texts } from './texts';

const ENGLISH = import.meta.glob<Texts>('../../locales/en/*.json', { eager: true, import: 'default' });

/** Translations beyond the sign-in page; the build makes one chunk per language. */
const OTHERS = import.meta.glob<Texts>(
  ['../../locales/*/*.json', '!../../locales/en/*.json', '!../../locales/*/sign-in.json'],
  { import: 'default' },
);

/** `../../locales/es/order.json` → es, order. */
const ADDRESS = /([\w-]+)\/([\w-]+)\.json$/;

const english = Object.fromEntries(
  Object.entries(ENGLISH).map(([path, texts]) => [ADDRESS.exec(path)?.[2] ?? path, texts]),
);

async function fetchTexts(locale: string): Promise<Namespaces> {
  const files = Object.entries(OTHERS).flatMap(([path, load]) => {
    const [, language, namespace = ''] = ADDRESS.exec(path) ?? [];
    return language === locale ? [load().then((texts) => [namespace, texts] as const)] : [];
  });
  const [signIn, ...others] = await Promise.all([fetchSignInTexts(locale), ...files]);
  return { ...Object.fromEntries(others), 'sign-in': signIn };
}

/** The consoles' i18n provider; languages other than English are fetched when selected. */
export function consoleI18n(): I18nProvider {
  return i18nextProvider(english, LOCALES, fetchTexts);
}
