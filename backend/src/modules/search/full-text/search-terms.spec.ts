import { fold, searchTerms, spellings } from './search-terms';

describe('search terms', () => {
  it('are the unique words of any script, without punctuation', () => {
    expect(searchTerms('C++ "Linen"* shirt-shirt (قميص) AND')).toEqual([
      'c',
      'linen',
      'shirt',
      'قميص',
      'and',
    ]);
  });

  it('are at most eight, and none for symbols alone', () => {
    expect(searchTerms('one two three four five six seven eight nine')).toHaveLength(8);
    expect(searchTerms('🎁 ?!… --')).toEqual([]);
  });

  it('are folded: accents, vowel signs, forms of alef, nukta and digits of other scripts', () => {
    expect(['Lámpara', 'قَهْوَة', 'أكواب', 'मग़', 'वायलिन', 'ঘড়ি', '٣٥'].map(fold)).toEqual([
      'lampara',
      'قهوه',
      'اكواب',
      'मग',
      'वायलिन',
      'ঘডি',
      '35',
    ]);
  });

  it.each([
    ['Spanish accents and tilde', ['camión', 'CAMION', 'camio\u0301n']],
    ['Arabic alefs, with and without hamza, madda and wasla', ['أحمد', 'إحمد', 'آحمد', 'ٱحمد', 'احمد']],
    ['Arabic alef maqsura and Persian yeh', ['مستشفى', 'مستشفي', 'مستشفی']],
    ['Arabic teh marbuta', ['حقيبة', 'حقيبه']],
    ['Arabic tatweel and vowel signs', ['قـهـوة', 'قَهْوَةٌ', 'قهوة']],
    ['Arabic hamza on a seat', ['مسؤول', 'مسوول']],
    ['Arabic and Persian kaf', ['کرسي', 'كرسي']],
    ['Hindi nukta, composed or not', ['क़लम', 'क\u093cलम', 'कलम']],
    ['Hindi chandrabindu and anusvara', ['चाँद', 'चांद']],
    ['Hindi nasal consonants', ['हिन्दी', 'हिंदी']],
    ['Hindi long and short vowel signs', ['दूध', 'दुध']],
    ['Hindi vowel signs at the end', ['साड़ी', 'साड़ि']],
    ['Hindi joiners', ['क्\u200dया', 'क्या']],
    ['Bangla nukta, composed or not', ['বাড়ি', 'বাড\u09bcি', 'বাডি']],
    ['Bangla chandrabindu', ['চাঁদ', 'চাদ']],
    ['Bangla long and short vowel signs', ['শাড়ী', 'শাড়ি']],
    ['Bangla vowel signs in two parts', ['ক\u09c7\u09beট', 'কোট']],
    ['Bangla khanda ta', ['হঠাৎ', 'হঠাত্']],
  ])('are equal in every spelling: %s', (_what, spelled) => {
    expect(new Set(spelled.map(fold)).size).toBe(1);
  });

  it('remain different for different words', () => {
    expect(new Set(['قلب', 'كلب', 'कल', 'काल', 'কল', 'কাল'].map(fold)).size).toBe(6);
  });

  it('include a hyphenated word also as one word', () => {
    expect(spellings('Cotton T-Shirt')).toEqual(['cotton', 't', 'shirt', 'tshirt']);
  });
});
