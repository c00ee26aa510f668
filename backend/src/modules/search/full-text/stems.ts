import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as hindi } from '@orama/stemmers/indian';
import { stemmer as spanish } from '@orama/stemmers/spanish';

/** Prefixes and suffixes of the light Arabic stemmer (Larkey, light10), longest first. */
const ARABIC_PREFIXES = ['وال', 'فال', 'بال', 'كال', 'لل', 'ال'];
const ARABIC_ENDINGS = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي'];
/** Plural, definite and case suffixes of Bangla nouns, longest first. */
const BANGLA_ENDINGS = [
  'গুলোর',
  'গুলির',
  'গুলো',
  'গুলি',
  'দের',
  'েরা',
  'টির',
  'টার',
  'টি',
  'টা',
  'কে',
  'ের',
  'র',
];

const MIN_STEM_LENGTH = 2;

/**
 * Stem shared by the forms of a word (plural, article, case), tagged with the language of its rules; null for
 * words with digits. Latin words are stemmed as English, or as Spanish for Spanish readers.
 */
export function stemOf(word: string, language: string): string | null {
  if (/\p{N}/u.test(word)) return null;
  if (/[a-z]/.test(word)) return language === 'es' ? `es:${spanish(word)}` : `en:${english(word)}`;
  if (/\p{Script=Arabic}/u.test(word)) return `ar:${arabic(word)}`;
  if (/\p{Script=Devanagari}/u.test(word)) return `hi:${hindi(word)}`;
  if (/\p{Script=Bengali}/u.test(word)) return `bn:${without(word, BANGLA_ENDINGS)}`;
  return null;
}

/** All stems under which a word is indexed. */
export function stemsOf(word: string): string[] {
  const stems = [stemOf(word, 'en'), stemOf(word, 'es')];
  return [...new Set(stems.filter((stem): stem is string => stem !== null))];
}

function arabic(word: string): string {
  const prefix = ARABIC_PREFIXES.find((one) => word.startsWith(one) && word.length - one.length > 2);
  return without(prefix ? word.slice(prefix.length) : word, ARABIC_ENDINGS);
}

function without(word: string, endings: readonly string[]): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= MIN_STEM_LENGTH);
  return ending ? word.slice(0, -ending.length) : word;
}
