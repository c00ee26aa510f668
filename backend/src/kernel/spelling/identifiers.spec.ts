import { normaliseCode, normaliseEmail, normaliseIdentifier, normaliseSlug } from './identifiers';

describe('identifier normalisation', () => {
  it.each([
    [' Ada@Stoa.Test ', 'ada@stoa.test'],
    ['ａｄａ@stoa.test', 'ada@stoa.test'],
    ['a\u200bd\u00ada@stoa.test\ufeff', 'ada@stoa.test'],
    ['a\u2060d\u034fa@stoa\u202e.test', 'ada@stoa.test'],
    ['ada\ufe0f@stoa.test\u3164', 'ada@stoa.test'],
  ])('%j is normalised to the same email address', (typed, one) => expect(normaliseEmail(typed)).toBe(one));

  it.each(['adä@stoa.test', 'ada@stöa.test', 'аda@stoa.test'])(
    '%s remains a different email address',
    (typed) => expect(normaliseEmail(typed)).not.toBe('ada@stoa.test'),
  );

  it('treats composed and decomposed characters as equal', () => {
    expect(normaliseEmail('ada@sto\u0308a.test')).toBe(normaliseEmail('ada@st\u00f6a.test'));
    expect(normaliseSlug('Cafe\u0301')).toBe('caf\u00e9');
  });

  it('does not change normalised text again', () => {
    const odd = ['e\u200d\u0301', '\ufb01x', '\u1e9e', 'İstanbul', 'a\u0000b', '\ud800x'];
    for (const text of odd)
      for (const normalise of [normaliseIdentifier, normaliseEmail, normaliseCode, normaliseSlug])
        expect(normalise(normalise(text))).toBe(normalise(text));
  });

  it('converts codes to half-width capital letters', () =>
    expect(normaliseCode(' ｓａｖｅ\u200b10')).toBe('SAVE10'));
});
