import { createInstance } from 'i18next';
import type { I18nProvider, Locale } from 'ra-core';
import { FALLBACK_LOCALE } from './locales';
import type { Namespaces } from './texts';

const FIELD = /^(resources\.[^.]+\.)fields\.(.+)$/;

/** Labels of a field, in order: its resource's, the shared one, and the same of the path's last name (`items.price`). */
function keysOf(key: string): string[] {
  const [, resource = '', path = ''] = FIELD.exec(key) ?? [];
  if (!path) return [key];
  const name = path.slice(path.lastIndexOf('.') + 1);
  return [...new Set([path, name])].flatMap((each) => [`${resource}fields.${each}`, `fields.${each}`]);
}

/** i18n provider on i18next: `smart_count` selects the plural form, `_` is the default text (ADR 54). */
export function i18nextProvider(
  english: Namespaces,
  locales: Locale[],
  fetchTexts: (locale: string) => Promise<Namespaces>,
): I18nProvider {
  const i18n = createInstance();
  void i18n.init({
    lng: FALLBACK_LOCALE,
    fallbackLng: FALLBACK_LOCALE,
    resources: { [FALLBACK_LOCALE]: english },
    ns: Object.keys(english),
    nsSeparator: '.',
    initAsync: false,
    interpolation: { escapeValue: false },
    returnObjects: true,
  });
  return {
    translate: (key, { _: missing, smart_count: count, ...values } = {}) => {
      const replace = { count, ...values };
      const text: unknown = i18n.t(keysOf(key), {
        defaultValue: missing ?? key,
        count,
        replace,
        nest: false,
      });
      // A name or a message of the server may coincide with the key of a whole subtree.
      return typeof text === 'string' ? text : (missing ?? key);
    },
    changeLocale: async (locale) => {
      const texts = await fetchTexts(locale);
      for (const [namespace, tree] of Object.entries(texts)) i18n.addResourceBundle(locale, namespace, tree);
      await i18n.changeLanguage(locale);
    },
    getLocale: () => i18n.language,
    getLocales: () => locales,
  };
}
