import { fold, searchTerms, spellings } from './search-terms';

describe('search terms', () => {
  it('are the words of any script, each once, without the signs between them', () => {
    expect(searchTerms('C++ "Linen"* shirt-shirt (قميص) AND')).toEqual([
      'c',
      'linen',
      'shirt',
      'قميص',
      'and',
    ]);
  });

  it('are few, and none of signs alone', () => {
    expect(searchTerms('one two three four five six seven eight nine')).toHaveLength(8);
    expect(searchTerms('🎁 ?!… --')).toEqual([]);
  });

  it('leave out what people leave out: accents, vowel signs, forms of alef, nukta, digits of other scripts', () => {
    expect(['Lámpara', 'قَهْوَة', 'أكواب', 'मग़', 'वायलिन', 'ঘড়ি', '٣٥'].map(fold)).toEqual([
      ...['lampara', 'قهوه', 'اكواب', 'मग', 'वायलिन', 'ঘডি', '35'],
    ]);
  });

  it('hold a hyphenated word joined too', () => {
    expect(spellings('Cotton T-Shirt')).toEqual(['cotton', 't', 'shirt', 'tshirt']);
  });
});
