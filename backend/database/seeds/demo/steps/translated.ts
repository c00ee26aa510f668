import { SEO_TEXTS } from '../seo-texts';

/** Texts by field and language, as the demo tables have them. */
type Texts = Record<string, Partial<Record<string, string>> | null>;

/** The English texts of some fields with all others as `translations`, as a record's input has them. */
export function translated(texts: Texts): Record<string, unknown> {
  const base: Record<string, string> = {};
  const translations: Record<string, Record<string, string>> = {};
  for (const [field, byLanguage] of Object.entries(texts)) {
    for (const [language, text] of Object.entries(byLanguage ?? {})) {
      if (text === undefined) continue;
      if (language === 'en') base[field] = text;
      else translations[language] = { ...translations[language], [field]: text };
    }
  }
  return { ...base, translations };
}

/** The texts for search engines of a record that has some. */
export function seoTexts(kind: 'categories' | 'brands' | 'products', key: string): Texts {
  const texts = SEO_TEXTS[`${kind}/${key}`];
  return texts ? { seo_title: texts.title, seo_description: texts.description } : {};
}
