import { msg } from '../translation';
import { lines } from './email';
import { defineEmail, type Email, type EmailValues } from './email-definition';
import { defaultTemplate, fillTemplate, templateFaults } from './email-template';

const email = defineEmail('test_order_shipped', {
  recipient: 'customer',
  title: 'Test',
  sent: 'Test',
  variables: ['order_number', 'message'],
  required: ['order_number', 'link'],
  texts: ({ order_number, message }) => ({
    heading: msg`Order ${order_number} is here`,
    body: ['Thank you.', message],
    button: 'View',
  }),
}) as unknown as Email;
const texts = { subject: 'Order {{order_number}}', heading: 'Hello', body: 'Thanks', button: 'View' };
const values = { shop_name: 'Stoa', order_number: 'ST-1', message: 'Hi', link: 'https://stoa.test/?a=1&b=2' };
const fill = (body: string, given: Partial<Record<string, string>> = {}) =>
  fillTemplate({ ...texts, body }, { ...values, ...given } as unknown as EmailValues, String, lines).body;

describe('a template', () => {
  it('is by default the texts of the code with placeholders', () => {
    expect(defaultTemplate(email, String)).toEqual({
      subject: '{{shop_name}}: Order {{order_number}} is here',
      heading: 'Order {{order_number}} is here',
      body: 'Thank you.\n\n{{message}}',
      button: 'View',
    });
  });

  it('may only have the variables of its e-mail', () => {
    const faults = templateFaults(email, {
      ...texts,
      subject: '{{order_number}} {{password}}',
      body: '{{}}',
    });
    expect(
      Object.fromEntries(Object.entries(faults).map(([field, all]) => [field, all.map(String)])),
    ).toEqual({
      subject: ['has the unknown variable {{password}}'],
      body: ['has the unknown variable {{}}'],
    });
  });

  it('may not leave out a required variable; the button or the text contains the link', () => {
    const faultsOf = (changed: Partial<typeof texts>) =>
      Object.values(templateFaults(email, { ...texts, ...changed }))
        .flat()
        .map(String);
    expect(faultsOf({ subject: 'Your order' })).toEqual(['must contain the variable {{order_number}}']);
    expect(faultsOf({ button: ' ' })).toEqual(['must contain the variable {{link}}']);
    expect(faultsOf({ button: '', body: '[here]({{ link }})' })).toEqual([]);
  });

  it('has a subject, a heading, and no line breaks in them', () => {
    const faults = templateFaults(email, {
      ...texts,
      subject: 'A{{order_number}}\r\nBcc: eve@stoa.test',
      heading: '  ',
    });
    expect(Object.keys(faults)).toEqual(['subject', 'heading']);
  });

  it('is rendered from Markdown, as HTML and as text', () => {
    const { html, text } = fill('Dear *customer*,\nhello.\n\n- **one**\n- [two]({{link}})\n\n1. three');
    expect(html).toContain('<p>Dear <em>customer</em>,<br>\nhello.</p>');
    expect(html).toContain('<strong>one</strong>');
    expect(html).toContain('<a href="https://stoa.test/?a=1&amp;b=2">two</a>');
    expect(text).toBe('Dear customer,\nhello.\n\n- one\n\n- two (https://stoa.test/?a=1&b=2)\n\n1. three');
  });

  it('shows markup in values and in the text as it is', () => {
    const message = '**bold** <img src=x onerror=alert(1)> [click](https://evil.test) {{shop_name}}';
    const { html, text } = fill('<b>{{message}}</b>', { message });
    expect(html).toBe(
      '<p>&lt;b&gt;**bold** &lt;img src=x onerror=alert(1)&gt; [click](https://evil.test) {{shop_name}}&lt;/b&gt;</p>',
    );
    expect(text).toBe(`<b>${message}</b>`);
  });

  it('has no links that run scripts', () => {
    expect(fill('[a](javascript:alert(1))').html).not.toContain('href');
    expect(fill('[a]({{message}})', { message: 'javascript:alert(1)' }).html).toBe('<p><a href="">a</a></p>');
  });

  it('leaves out paragraphs without text', () => {
    expect(fill('One\n\n{{message}}\n\nTwo', { message: '' })).toEqual({
      html: '<p>One</p>\n\n<p>Two</p>',
      text: 'One\n\nTwo',
    });
  });
});
