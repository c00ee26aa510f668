import type { Catalogue } from './locales';
import ar from './locales/ar.json';
import bn from './locales/bn.json';
import en from './locales/en.json';
import es from './locales/es.json';
import hi from './locales/hi.json';

const PLACE = /\{\{\w+\}\}/g;
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Texts that another language rightly shares with English. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  es: [
    'faqs.groups.general',
    'flash.minutes',
    'blog.title',
    'cart.subtotalOf',
    'cart.subtotal',
    'checkout.total',
  ],
  ar: [],
  hi: [],
  bn: [],
};

const flatten = (catalogue: Catalogue, prefix = ''): [string, string][] =>
  Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );

const english = new Map(flatten(en));
const counted = new Set(
  [...english.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(PLURAL, '')),
);
const stemOf = (key: string): string =>
  counted.has(key.replace(PLURAL, '')) ? key.replace(PLURAL, '') : key;

/** The English keys, where something is counted with every form that the language's grammar has. */
function expectedKeys(language: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const forms = (key: string): string[] => [
    ...(key.endsWith('_zero') ? [key] : []),
    ...pluralCategories.map((form) => `${stemOf(key)}_${form}`),
  ];
  return [...new Set([...english.keys()].flatMap((key) => (stemOf(key) === key ? [key] : forms(key))))];
}

const placesOf = (text = ''): string[] => [...new Set(text.match(PLACE))].sort();

/** The places of the English text; forms that say their number as a word may leave the figure out. */
function lacksPlace([key, text]: [string, string]): boolean {
  const counts = stemOf(key) !== key;
  const asked = placesOf(english.get(counts ? `${stemOf(key)}_other` : key));
  const given = placesOf(text);
  const left = asked.filter((place) => !given.includes(place));
  const mayLeave = counts && /_(zero|one|two)$/.test(key) ? ['{{count}}'] : [];
  return given.some((place) => !asked.includes(place)) || left.some((place) => !mayLeave.includes(place));
}

describe.each(Object.entries({ es, ar, hi, bn }))('the storefront’s texts in %s', (language, catalogue) => {
  const texts = flatten(catalogue);

  it('are all there, in every plural form that the grammar has, and no others', () => {
    expect(texts.map(([key]) => key).sort()).toEqual(expectedKeys(language).sort());
  });

  it('name what the English ones name', () => {
    expect(texts.filter(lacksPlace)).toEqual([]);
  });

  it('are translated', () => {
    const same = texts
      .filter(([key, text]) => text === english.get(key) && /\p{L}/u.test(text.replaceAll(PLACE, '')))
      .map(([key]) => key);
    expect(same).toEqual(SHARED[language]);
  });
});

describe('the storefront’s English texts', () => {
  it('have both plural forms where something is counted', () => {
    const lacking = [...counted].filter((stem) => !english.has(`${stem}_one`));
    expect(lacking).toEqual([]);
  });
});
