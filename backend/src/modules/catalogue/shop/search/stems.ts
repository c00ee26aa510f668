import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as hindi } from '@orama/stemmers/indian';
import { stemmer as spanish } from '@orama/stemmers/spanish';

/** Prefixes and endings of the light Arabic stemmer (Larkey, light10), the longest first. */
const ARABIC_PREFIXES = ['وال', 'فال', 'بال', 'كال', 'لل', 'ال'];
const ARABIC_ENDINGS = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي'];
/** Plural, definite and case endings of Bangla nouns, the longest first. */
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

const SHORTEST_STEM = 2;

/**
 * What the forms of a word have in common (plural, article, case), tagged with the language whose rule it is;
 * none for words with digits. Latin words are read as English, and for a Spanish reader as Spanish.
 */
export function stemOf(word: string, language: string): string | null {
  if (/\p{N}/u.test(word)) return null;
  if (/[a-z]/.test(word)) return language === 'es' ? `es:${spanish(word)}` : `en:${english(word)}`;
  if (/\p{Script=Arabic}/u.test(word)) return `ar:${arabic(word)}`;
  if (/\p{Script=Devanagari}/u.test(word)) return `hi:${hindi(word)}`;
  if (/\p{Script=Bengali}/u.test(word)) return `bn:${without(word, BANGLA_ENDINGS)}`;
  return null;
}

/** Every stem that a word of the index answers to. */
export function stemsOf(word: string): string[] {
  const stems = [stemOf(word, 'en'), stemOf(word, 'es')];
  return [...new Set(stems.filter((stem): stem is string => stem !== null))];
}

function arabic(word: string): string {
  const prefix = ARABIC_PREFIXES.find((one) => word.startsWith(one) && word.length - one.length > 2);
  return without(prefix ? word.slice(prefix.length) : word, ARABIC_ENDINGS);
}

function without(word: string, endings: readonly string[]): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM);
  return ending ? word.slice(0, -ending.length) : word;
}
