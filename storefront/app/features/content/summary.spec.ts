import { summaryOf } from './summary';

describe('summaryOf (meta description)', () => {
  it('removes the markup of a short text', () => {
    expect(summaryOf('<h2>Hello</h2><p>You &amp; <b>me</b></p>')).toBe('Hello You & me');
  });

  it('ends with a whole word within the length limit', () => {
    const summary = summaryOf(`<p>${'maker '.repeat(60)}</p>`);
    expect(summary).toMatch(/^(maker )*maker…$/);
    expect(summary.length).toBeLessThanOrEqual(161);
  });

  it('cuts text without word boundaries at the length limit', () => {
    expect(summaryOf('x'.repeat(500)).length).toBeLessThanOrEqual(161);
  });
});
