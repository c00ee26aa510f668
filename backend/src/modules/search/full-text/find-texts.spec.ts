import { FindTexts } from './find-texts';
import { spellings } from './search-terms';
import { Synonyms } from './synonyms';
import { TextIndex } from './text-index';

const TEXTS: [number, string, string][] = [
  [1, 'Tide Stoneware Mug', 'coffee tea kitchen'],
  [2, 'Verano Dress', 'teal green'],
  [3, 'Masala Chai', 'black tea'],
  [4, 'Halo Over-Ear Headphones', 'audio'],
  [5, 'Everyday Cotton T-Shirt', 'clothing ev01teas'],
  [6, 'Paseo City Runner', 'shoes'],
  [7, 'شاي نعناع', 'مشروبات'],
  [8, 'حقيبة ظهر', 'سفر'],
  [9, 'Lámpara de mesa', 'luz'],
  [10, 'लाल जूते', 'फ़ैशन'],
  [11, 'লাল মগ', 'রান্নাঘর'],
];

describe('FindTexts', () => {
  const index = new TextIndex();
  for (const [product_id, name, words] of TEXTS)
    index.upsert({ product_id, name: spellings(name).join(' '), words: spellings(words).join(' ') });
  const synonyms = new Synonyms(
    ['sneakers, trainers, running shoes, runner', 'chai, tea', 'tee, t-shirt'].map((terms) => ({
      terms,
      type: 'two_way',
      language: null,
    })),
  );
  const ask = (text: string, language = 'en', isTyping = false) =>
    new FindTexts(index, synonyms, language, isTyping).execute(text);
  const ids = (text: string, language = 'en', isTyping = false): number[] =>
    ask(text, language, isTyping).ids;

  it('finds plurals and other forms of a word', () => {
    expect(ids('mugs')).toEqual([1]);
    expect(ids('lamparas', 'es')).toEqual([9]);
    expect(ids('जूता', 'hi')).toEqual([10]);
    expect(ids('মগের', 'bn')).toEqual([11]);
  });

  it('matches Arabic with and without article, vowel signs and feminine ending', () => {
    for (const text of ['شاي', 'الشاي', 'شَاي']) expect(ids(text, 'ar')).toEqual([7]);
    for (const text of ['حقيبة', 'الحقيبه', 'حقيبات']) expect(ids(text, 'ar')).toEqual([8]);
  });

  it('tolerates a typo in each language, and matches an unfinished word while typing', () => {
    const wrong = ['hedphones', 'lampera', 'حقيبت', 'जूति', 'রান্নঘর'];
    const languages = ['en', 'es', 'ar', 'hi', 'bn'];
    expect(wrong.map((text, place) => ids(text, languages[place])[0])).toEqual([4, 9, 8, 10, 11]);
    const begun = ['headp', 'lámp', 'حقي', 'जूत', 'রান্না'];
    expect(begun.map((text, place) => ids(text, languages[place], true)[0])).toEqual([4, 9, 8, 10, 11]);
  });

  it('tolerates typos in an unfinished word only while typing, and only without an exact match', () => {
    for (const text of ['hedp', 'hedphon', 'haedph', 'over hedpho'])
      expect(ids(text, 'en', true)).toEqual([4]);
    expect([ids('hedp'), ids('hdph', 'en', true), ids('hed', 'en', true)]).toEqual([[], [], []]);
    expect(ids('vera', 'en', true)).toEqual([2]);
    expect(ids('sneeke', 'en', true)).toEqual([6]);
  });

  it('applies one-way synonyms in one direction, and synonyms with a language only in that language', () => {
    const rules = new Synonyms([
      { terms: 'gift, mug', type: 'one_way', language: null },
      { terms: 'frock, dress', type: 'two_way', language: 'en' },
    ]);
    const search = (text: string, language = 'en'): number[] =>
      new FindTexts(index, rules, language, false).execute(text).ids;
    expect([search('gift'), search('gifts'), search('mug')]).toEqual([[1], [1], [1]]);
    expect([search('frock'), search('frock', 'es')]).toEqual([[2], []]);
    expect(rules.has(['mug'], 'en')).toBe(false);
  });

  it('ranks whole words before prefixes, and names before other text', () => {
    expect(ids('tea')).toEqual([3, 1]);
    expect(ids('teal')).toEqual([2]);
    expect(ids('tea', 'en', true)).toEqual([3, 1]);
    expect(ids('ver')).toEqual([2]);
  });

  it('finds products by synonyms of one or several words', () => {
    for (const text of ['sneakers', 'trainer', 'running shoes']) expect(ids(text)[0]).toBe(6);
  });

  it('finds words written as one word, apart or with a hyphen', () => {
    for (const text of ['tshirt', 't-shirt', 't shirt', 'tshirts', 'tee']) expect(ids(text)).toEqual([5]);
    expect(ids('head phones')).toEqual([4]);
  });

  it('tolerates typos and returns the corrected term', () => {
    expect(ask('headfones')).toEqual({ ids: [4], meant: 'headphones' });
    expect(ask('sneekers')).toEqual({ ids: [6], meant: 'sneakers' });
    expect(ask('mgu')).toEqual({ ids: [], meant: null });
  });

  it('requires all words, and otherwise suggests the words with results', () => {
    expect(ids('cotton shirts')).toEqual([5]);
    expect(ids('a mug for tea')).toEqual([1]);
    expect(ask('purple mug')).toEqual({ ids: [], meant: 'mug' });
  });

  it('finds nothing by symbols alone, and finds codes in full or by prefix', () => {
    expect(ids('🎁!')).toEqual([]);
    expect(ids('EV-01-TEA-S')).toEqual([5]);
    expect(ids('ev-01-t')).toEqual([5]);
    expect(ids('tea')).not.toContain(5);
  });

  it('replaces the former text of a product', () => {
    index.upsert({ product_id: 2, name: 'winter coat', words: '' });
    expect(ids('dress')).toEqual([]);
    expect(ids('coats')).toEqual([2]);
  });
});
