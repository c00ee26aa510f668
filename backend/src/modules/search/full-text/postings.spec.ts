import { Postings } from './postings';

describe('posting lists', () => {
  it('have the documents of each word in the order of addition, however they grow', () => {
    const postings = new Postings();
    const expected = new Map<number, [number, boolean][]>();
    for (let document = 0; document < 3_000; document++) {
      for (const word of [document % 700, 700 + (document % 7), 5_000]) {
        const isName = document % 3 === 0;
        postings.add(word, document, isName);
        expected.set(word, [...(expected.get(word) ?? []), [document, isName]]);
      }
    }
    const found = [...expected.keys()].map((word) => {
      const list: [number, boolean][] = [];
      postings.forEach(word, (document, isName) => list.push([document, isName]));
      return [word, list] as const;
    });
    expect(new Map(found)).toEqual(expected);
    expect(postings.count(5_000)).toBe(3_000);
  });

  it('are empty for words without documents', () => {
    const postings = new Postings();
    postings.add(3, 1, false);
    expect([postings.count(2), postings.count(99_999)]).toEqual([0, 0]);
  });
});
