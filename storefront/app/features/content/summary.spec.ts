import { summaryOf } from './summary';

describe('what search engines are told of a text', () => {
  it('is a short text without its markup', () => {
    expect(summaryOf('<h2>Hello</h2><p>You &amp; <b>me</b></p>')).toBe('Hello You & me');
  });

  it('ends with a whole word', () => {
    const summary = summaryOf(`<p>${'maker '.repeat(60)}</p>`);
    expect(summary).toMatch(/^(maker )*maker…$/);
    expect(summary.length).toBeLessThanOrEqual(161);
  });

  it('is cut where there are no words to end with', () => {
    expect(summaryOf('x'.repeat(500)).length).toBeLessThanOrEqual(161);
  });
});
