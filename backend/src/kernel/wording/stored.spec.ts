import { say } from './sentence';
import { recalled, stored } from './stored';

describe('a sentence that a table keeps', () => {
  it('comes back as it was said', () => {
    const said = say`${'{0} Ltd'} may have at most ${5} entries`;
    expect(recalled(stored(said, 500))).toEqual(said);
  });

  it('is understood as it was written before i18next’s format', () => {
    const kept = recalled('["must be {0} or more",3]');
    expect(kept).toEqual(say`must be ${3} or more`);
    expect(String(kept)).toBe('must be 3 or more');
  });
});
