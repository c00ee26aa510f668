import { letterMail } from './letter';

const common = { subject: 'News', greeting: 'Hello', signature: ['The shop'] };

describe('a letter', () => {
  it('says the same as text and as HTML', () => {
    const action = { label: 'Here', href: 'https://stoa.test/?a=1&b=2' };
    const { text, html } = letterMail({ ...common, paragraphs: ['Two\nlines', ''], action, foot: action });
    expect(text).toBe(`Hello\n\nTwo\nlines\n\nHere: ${action.href}\n\nThe shop\n\nHere: ${action.href}`);
    expect(html).toContain('<p>Two<br>lines</p>');
    expect(html).toContain('<a href="https://stoa.test/?a=1&amp;b=2">Here</a>');
  });

  it('shows what people wrote as words, never as markup', () => {
    const { html } = letterMail({ ...common, paragraphs: ['<script>alert(1)</script>'], direction: 'rtl' });
    expect(html).toContain('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
    expect(html).toMatch(/^<div dir="rtl">/);
  });
});
