import { Dictionary } from './dictionary';
import { beginningDistance, editDistance } from './edit-distance';

/** Words of three to nine of six letters, in an order that is the same in every run, some of them twice. */
function manyWords(count: number): string[] {
  let state = 7;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
  const word = (): string => Array.from({ length: 3 + next(7) }, () => 'abcdeé'[next(6)]).join('');
  return Array.from({ length: count }, word);
}

const folded = (word: string): string => word.replaceAll('é', 'e');

describe('Dictionary', () => {
  const words = manyWords(8_000);
  const dictionary = new Dictionary();
  const numbers = words.map((word) => dictionary.learn(word));
  const distinct = [...new Set(words.map(folded))];
  const foldedOf = (found: readonly number[]): string[] => found.map((number) => dictionary.asFolded(number));

  it('gives spellings of a word one number', () => {
    expect(dictionary.size).toBe(distinct.length);
    expect(words.every((word, i) => dictionary.asFolded(numbers[i] ?? -1) === folded(word))).toBe(true);
    expect(words.every((word, i) => dictionary.exact(folded(word)) === numbers[i])).toBe(true);
    expect([dictionary.exact('zzz'), dictionary.exact('')]).toEqual([undefined, undefined]);
  });

  it('keeps the first spelling of a word', () => {
    const spellings = new Dictionary();
    expect(spellings.learn('Café')).toBe(spellings.learn('cafe'));
    expect(spellings.learn('the'.repeat(6))).toBe(1);
    expect([spellings.asWritten(0), spellings.asFolded(0), spellings.asWritten(1)]).toEqual([
      'Café',
      'cafe',
      'the'.repeat(6),
    ]);
  });

  it('finds the first words with a prefix in their order', () => {
    for (const start of ['a', 'be', 'cad', 'deed', 'zz']) {
      const expected = distinct.filter((word) => word !== start && word.startsWith(start)).toSorted();
      expect(foldedOf(dictionary.beginningWith(start, Infinity))).toEqual(expected);
      expect(foldedOf(dictionary.beginningWith(start, 7))).toEqual(expected.slice(0, 7));
    }
  });

  it.each([
    ['one letter', 6],
    ['two letters', 9],
  ])('finds the words most like one with %s wrong', (_, length) => {
    const known = distinct.filter((word) => word.length === length).slice(0, 20);
    for (const word of known.map((one) => (length < 8 ? `${one.slice(0, -1)}z` : `z${one.slice(1, -1)}z`))) {
      const distances = distinct
        .filter((other) => other.length >= 4)
        .map((other): [string, number] => [other, editDistance(word, other, 2)]);
      const least = Math.min(...distances.map(([, distance]) => distance));
      const like = distances.filter(([, distance]) => distance === least).map(([other]) => other);
      const same = like.filter((other) => other[0] === word[0]);
      expect(foldedOf(dictionary.like(word)).toSorted()).toEqual((same.length ? same : like).toSorted());
    }
  });

  it.each([
    ['one letter', 5],
    ['two letters', 8],
  ])('finds the words that begin most like an unfinished one with %s wrong', (_, length) => {
    const known = distinct.filter((word) => word.length === 9).slice(0, 5);
    for (const word of known.map((one) => `${one.slice(0, length - 2)}z${one[length - 1]}`)) {
      const distances = distinct
        .filter((other) => other.length >= 4)
        .map((other): [string, number] => [other, beginningDistance(word, other, 2)]);
      const least = Math.min(...distances.map(([, distance]) => distance));
      const like = distances.filter(([, distance]) => distance === least).map(([other]) => other);
      const same = like.filter((other) => other[0] === word[0]);
      expect(foldedOf(dictionary.beginningLike(word)).toSorted()).toEqual(
        (same.length ? same : like).toSorted(),
      );
    }
  });

  it('measures an unfinished word against the beginning of another one only', () => {
    for (const begun of ['hedp', 'hedphon', 'haedp', 'headq', 'headphones'])
      expect(beginningDistance(begun, 'headphones', 1)).toBe(begun === 'headphones' ? 0 : 1);
    expect(beginningDistance('hdphn', 'headphones', 1)).toBe(2);
    expect(beginningDistance('headphonesx', 'headphones', 1)).toBe(1);
    expect(beginningDistance('headphonesxyz', 'headphones', 1)).toBe(2);
  });
});
