import { say } from './sentence';
import { parseStored, stored } from './stored';

describe('a stored sentence', () => {
  it('is restored unchanged', () => {
    const said = say`${'{0} Ltd'} may have at most ${5} entries`;
    expect(parseStored(stored(said, 500))).toEqual(said);
  });

  it('is restored from the format used before i18next', () => {
    const kept = parseStored('["must be {0} or more",3]');
    expect(kept).toEqual(say`must be ${3} or more`);
    expect(String(kept)).toBe('must be 3 or more');
  });
});
