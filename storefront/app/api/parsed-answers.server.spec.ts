import { parseAnswer } from './parsed-answers.server';

describe('parseAnswer with a cache key', () => {
  it('parses a response once while its text is unchanged', () => {
    const first = parseAnswer('menu|en', '{"name":"Audio"}');
    expect(parseAnswer('menu|en', '{"name":"Audio"}')).toBe(first);
    expect(parseAnswer('menu|en', '{"name":"Sound"}')).toEqual({ name: 'Sound' });
  });

  it('caches responses per key', () => {
    const english = parseAnswer('cart|en', '{"count":1}');
    expect(parseAnswer('cart|ar', '{"count":1}')).not.toBe(english);
  });

  it('returns null for invalid JSON', () => {
    expect(parseAnswer('page|en', '<html>')).toBeNull();
    expect(parseAnswer(null, '')).toBeNull();
  });
});

it('parseAnswer without a cache key never shares personal responses', () => {
  const own = parseAnswer(null, '{"orders":[]}');
  expect(parseAnswer(null, '{"orders":[]}')).not.toBe(own);
});
