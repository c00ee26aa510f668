import { parseAnswer } from './parsed-answers.server';

describe('an answer to nobody in particular', () => {
  it('is parsed once as long as its text is the same', () => {
    const first = parseAnswer('menu|en', '{"name":"Audio"}');
    expect(parseAnswer('menu|en', '{"name":"Audio"}')).toBe(first);
    expect(parseAnswer('menu|en', '{"name":"Sound"}')).toEqual({ name: 'Sound' });
  });

  it('is another one under another key', () => {
    const english = parseAnswer('cart|en', '{"count":1}');
    expect(parseAnswer('cart|ar', '{"count":1}')).not.toBe(english);
  });

  it('is nothing where it is no JSON', () => {
    expect(parseAnswer('page|en', '<html>')).toBeNull();
    expect(parseAnswer(null, '')).toBeNull();
  });
});

it('somebody’s own answer is nobody else’s', () => {
  const own = parseAnswer(null, '{"orders":[]}');
  expect(parseAnswer(null, '{"orders":[]}')).not.toBe(own);
});
