import { isolated } from './isolated';

describe('isolated', () => {
  it.each(['Kilogram', 'علي', 'Ali علي (2)'])('wraps a name in Unicode isolate characters: %s', (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  });
});
