import { renderEmail } from './email';

const common = { subject: 'News', heading: 'Hello', signature: ['The shop'] };
const reader = { language: 'en', translate: String };

describe('an email', () => {
  it('has the same content as text and as HTML', () => {
    const action = { label: 'Here', href: 'https://stoa.test/?a=1&b=2' };
    const sections = [{ heading: 'Order', rows: ['A mug', { name: 'Total', amount: '$3.00' }] }];
    const mail = { ...common, body: ['Two\nlines', ''], sections, action, foot: action };
    const { text, html } = renderEmail(mail, reader);
    expect(text).toBe(
      `Hello\n\nTwo\nlines\n\nOrder\nA mug\nTotal: $3.00\n\nHere: ${action.href}\n\nThe shop\n\nHere: ${action.href}`,
    );
    expect(html).toContain('<p>Two<br>lines</p>');
    expect(html).toContain('<a href="https://stoa.test/?a=1&amp;b=2">Here</a>');
    expect(html).toContain('<bdi>$3.00</bdi>');
  });

  it('escapes markup in its text, and sets the language and direction of the HTML', () => {
    const mail = { ...common, body: ['<script>alert(1)</script>'] };
    const { html } = renderEmail(mail, { language: 'ar', translate: String });
    expect(html).toContain('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
    expect(html).toMatch(/^<!doctype html><html dir="rtl" lang="ar">/);
    expect(html).not.toContain('<script');
  });

  it('prevents line breaks within order numbers in HTML', () => {
    const mail = { ...common, heading: 'Order ST-2ANEJ-1 is here', body: ['A well-made ST-7.'] };
    const { html, text } = renderEmail(mail, reader);
    expect(html).toContain('Order <span style="white-space:nowrap">ST-2ANEJ-1</span> is here');
    expect(html).toContain('A well-made <span style="white-space:nowrap">ST-7</span>.');
    expect(text).toContain('Order ST-2ANEJ-1 is here');
  });
});
