import { joinedValues } from './joined-values';

describe('values one after another', () => {
  it('are separated by the comma of the script', () => {
    expect(joinedValues(['oak', 'wool'], 'en')).toBe('oak, wool');
    expect(joinedValues(['بلوط', 'صوف'], 'ar')).toBe('بلوط، صوف');
    expect(joinedValues([], 'ar')).toBe('');
  });
});
