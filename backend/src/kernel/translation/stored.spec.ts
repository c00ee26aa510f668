import { msg } from './sentence';
import { parseStored, stored } from './stored';

describe('a stored sentence', () => {
  it('is restored unchanged', () => {
    const sentence = msg`${'{0} Ltd'} may have at most ${5} entries`;
    expect(parseStored(stored(sentence, 500))).toEqual(sentence);
  });

  it('is restored from the format used before i18next', () => {
    const parsed = parseStored('["must be {0} or more",3]');
    expect(parsed).toEqual(msg`must be ${3} or more`);
    expect(String(parsed)).toBe('must be 3 or more');
  });
});
