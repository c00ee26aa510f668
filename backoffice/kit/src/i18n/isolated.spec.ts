import { isolated } from './isolated';

describe('a name within a sentence', () => {
  it.each(['Kilogram', 'علي', 'Ali علي (2)'])('stands between the marks of an isolate: %s', (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  });
});
