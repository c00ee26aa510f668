import 'reflect-metadata';
import { LANGUAGES, type LanguageCode } from '@stoa/contracts';
import { AppModule } from '../../src/app.module';
import { Languages } from '../../src/kernel/i18n';
import { defaultTemplate, definedEmails } from '../../src/kernel/mail';
import { MessageTranslator } from '../../src/kernel/translation';
import { messageSection, orderSection } from '../../src/modules/ordering/mails/order-email';
import type { Order } from '../../src/modules/ordering/order.entity';

/** The word for a seller in each language, without its endings. */
const SELLER: Readonly<Record<LanguageCode, RegExp>> = {
  en: /seller|vendor/i,
  ar: /بائع/,
  es: /vendedor/i,
  bn: /বিক্রেতা/,
  hi: /विक्रेता/,
};

// E-mails are declared when the application is.
const emails = AppModule ? [...definedEmails().values()] : [];
const toCustomers = emails.filter(({ recipient }) => recipient === 'customer');
const translator = new MessageTranslator(new Languages());

/** What order e-mails contain besides their templates: the store’s message and the buyer’s note. */
function sectionsOf(translate: ReturnType<typeof translator.in>): string[] {
  const order = { number: 'ST-1', shipping_method: '', shipping: 0, buyer_note: 'Ring twice' } as Order;
  const facts = { money: String, link: '', signature: [], method: { name: '', instructions: '' } };
  const sections = [...messageSection('On its way'), orderSection(order, [], facts)];
  return sections.flatMap(({ heading, rows }) => [
    translate(heading),
    ...rows.map((row) => (typeof row === 'object' && 'name' in row ? translate(row.name) : translate(row))),
  ]);
}

// A shop of one vendor has no sellers; "the store" is true there and in a shop of several.
describe('e-mails to customers', () => {
  it('are declared', () => {
    expect(toCustomers.length).toBeGreaterThan(20);
  });

  it.each(LANGUAGES)('name no seller: %s', (language) => {
    const translate = translator.in(language);
    const templates = toCustomers.map((email) => {
      const texts = Object.values(defaultTemplate(email, translate)).join('\n');
      // Variables are named after their values, which are names.
      return `${email.name}: ${texts.replaceAll(/\{\{\w+\}\}/g, '')}`;
    });
    const seller = SELLER[language];
    expect([...templates, ...sectionsOf(translate)].filter((text) => seller.test(text))).toEqual([]);
  });
});
