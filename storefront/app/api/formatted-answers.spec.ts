import { formattedOnce } from './formatted-answers';

describe('formattedOnce', () => {
  it('formats a response once per key', () => {
    const answer = { total: 3 };
    const format = jest.fn(() => ({ count: '3' }));
    const first = formattedOnce(answer, 'en', format);
    expect(formattedOnce(answer, 'en', format)).toBe(first);
    expect(format).toHaveBeenCalledTimes(1);
  });

  it('formats again for another key and another response', () => {
    const format = jest.fn(() => ({ count: '3' }));
    const answer = { total: 3 };
    formattedOnce(answer, 'en', format);
    formattedOnce(answer, 'ar', format);
    formattedOnce({ total: 3 }, 'ar', format);
    expect(format).toHaveBeenCalledTimes(3);
  });
});
