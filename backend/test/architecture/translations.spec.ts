import { BASE_LANGUAGE, LANGUAGES } from '@stoa/contracts';
import type { Surface } from '../support/locales';
import {
  formOf,
  formsOf,
  languagesOf,
  LOCALE_FOLDERS,
  namespacesOf,
  readTexts,
  stemOf,
  textsOf,
} from '../support/locales';
import { sharedTexts } from '../support/shared-texts';

const PLACE = /\{\{\w+\}\}/g;
/** Syntax of other formats: placeholders and plural forms of Polyglot, single braces. */
const FOREIGN = /%\{|\|\|\|\||(?<!\{)\{\w*\}(?!\})/;

const surfaces = Object.keys(LOCALE_FOLDERS) as Surface[];
const others = LANGUAGES.filter((language) => language !== BASE_LANGUAGE);

const placesOf = (text = ''): string[] => [...new Set(text.match(PLACE))].sort();

/** Letters of the script in which a language is written. */
function lettersOf(language: string): RegExp {
  return new RegExp(`\\p{Script=${new Intl.Locale(language).maximize().script}}`, 'u');
}

describe.each(surfaces)('the texts of the %s', (surface) => {
  const english = textsOf(surface, BASE_LANGUAGE);
  const counted = new Set(
    [...english.keys()].filter((key) => formOf(key) === 'other').map((key) => stemOf(key)),
  );
  const isCounted = (key: string): boolean => counted.has(stemOf(key));

  /** The English keys; a counted text has a key for each plural form of the language, and may have one for zero. */
  function expectedKeys(language: string): string[] {
    const keys = [...english.keys()].flatMap((key) => {
      if (!isCounted(key)) return [key];
      const forms = formsOf(language).map((form) => `${stemOf(key)}_${form}`);
      return formOf(key) === 'zero' ? [key, ...forms] : forms;
    });
    return [...new Set(keys)].sort();
  }

  /** Whether a text lacks or adds a placeholder compared with English; a form that spells out a small number may omit {{count}}. */
  function isMisplaced([key, text]: [string, string]): boolean {
    const placeholders = placesOf(english.get(isCounted(key) ? `${stemOf(key)}_other` : key));
    const ownPlaceholders = placesOf(text);
    const isSpelledOut = isCounted(key) && /zero|one|two/.test(formOf(key) ?? '');
    const mayLeave = isSpelledOut ? '{{count}}' : '';
    return (
      ownPlaceholders.some((place) => !placeholders.includes(place)) ||
      placeholders.some((place) => !ownPlaceholders.includes(place) && place !== mayLeave)
    );
  }

  it('exist in every supported language and in no other', () => {
    expect(languagesOf(surface)).toEqual([...LANGUAGES].sort());
  });

  it('have English singular and plural forms with the same placeholders', () => {
    const forms = [...counted].flatMap((stem) => [`${stem}_one`, `${stem}_other`]);
    expect(forms.filter((key) => !english.has(key))).toEqual([]);
    expect([...english].filter(isMisplaced)).toEqual([]);
  });

  it.each(LANGUAGES)('use only the i18next format in %s', (language) => {
    expect([...textsOf(surface, language)].filter(([, text]) => FOREIGN.test(text))).toEqual([]);
  });

  it('isolate days such as 2026-05-31 in Arabic, which would read from the day to the year', () => {
    const days = /(?<!\u2066)\d{4}-\d{2}-\d{2}/;
    expect([...textsOf(surface, 'ar')].filter(([, text]) => days.test(text))).toEqual([]);
  });

  describe.each(others)('in %s', (language) => {
    const texts = textsOf(surface, language);

    it('have the same files as English', () => {
      expect(namespacesOf(surface, language)).toEqual(namespacesOf(surface, BASE_LANGUAGE));
    });

    it('have every key in every plural form of the language, and no other keys', () => {
      const expected = expectedKeys(language);
      expect({
        missing: expected.filter((key) => !texts.has(key)),
        unknown: [...texts.keys()].filter((key) => !expected.includes(key)),
      }).toEqual({ missing: [], unknown: [] });
    });

    it('have the same placeholders as English', () => {
      expect([...texts].filter(isMisplaced)).toEqual([]);
    });

    it('are translated', () => {
      const letters = lettersOf(language);
      const shared = sharedTexts(language);
      const isEnglish = (key: string, text: string): boolean => {
        const literal = text.replaceAll(PLACE, '');
        return /\p{L}/u.test(literal) && (text === english.get(key) || !letters.test(literal));
      };
      expect([...texts].filter(([key, text]) => isEnglish(key, text) && !shared.has(text))).toEqual([]);
    });
  });
});

it.each([
  ['server', 'fields'],
  ['server', 'terms'],
  ['consoles', 'fields'],
  ['consoles', 'choices'],
] as const)(
  'the %s’ %s are sorted, so that the generator of resources adds lines only',
  (surface, namespace) => {
    for (const language of LANGUAGES) {
      const keys = Object.keys(readTexts(surface, language, namespace));
      expect([language, keys]).toEqual([language, keys.toSorted()]);
    }
  },
);
