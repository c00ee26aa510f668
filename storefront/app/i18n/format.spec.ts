import { formatsFor } from './format';

describe('the dates from one day to another', () => {
  it.each([
    ['en', '2026-12-02', '2026-12-05', 'Dec 2 – 5, 2026'],
    ['en', '2026-12-02', '2026-12-02', 'Dec 2, 2026'],
    ['es', '2026-11-30', '2026-12-05', '30 nov – 5 dic 2026'],
    ['es', '2026-12-30', '2027-01-05', '30 dic 2026 – 5 ene 2027'],
  ])('name what they share once: %s, %s to %s', (language, from, to, text) => {
    expect(formatsFor(language, []).dates(from, to)).toBe(text);
  });
});
