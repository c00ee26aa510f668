import 'reflect-metadata';
import { LANGUAGES } from '@stoa/contracts';
import { AppModule } from '../../src/app.module';
import { Languages } from '../../src/kernel/i18n';
import {
  defaultTemplate,
  definedEmails,
  type Email,
  EMAIL_VARIABLES,
  templateFaults,
  variablesOf,
} from '../../src/kernel/mail';
import { lines } from '../../src/kernel/mail/email';
import type { EmailValues } from '../../src/kernel/mail/email-definition';
import { defaultTexts, fillTemplate } from '../../src/kernel/mail/email-template';
import { MessageTranslator, Sentence } from '../../src/kernel/translation';

// E-mails are declared when the application is.
const emails = AppModule ? [...definedEmails().values()] : [];
const translator = new MessageTranslator(new Languages());
const values = Object.fromEntries(
  Object.entries(EMAIL_VARIABLES).map(([name, { example }]) => [name, new Sentence(example)]),
) as unknown as EmailValues;

/** The texts of the code, and those of the default template, with the same values. */
function bothTexts(email: Email, language: string): [code: string[], template: string[]] {
  const translate = translator.in(language);
  const code = defaultTexts(email, values);
  const template = fillTemplate(defaultTemplate(email, translate), values, translate, lines);
  const paragraphs = Array.isArray(code.body) ? code.body.map(translate).join('\n\n') : '';
  return [
    [translate(code.subject), translate(code.heading), paragraphs, translate(code.button ?? '')],
    [
      translate(template.subject),
      translate(template.heading),
      template.body.text,
      translate(template.button ?? ''),
    ],
  ];
}

describe('the templates of e-mails', () => {
  it('are declared by the modules that send them', () => {
    expect(emails.length).toBeGreaterThan(50);
  });

  it.each(LANGUAGES)('can be saved in %s as they are', (language) => {
    const faults = emails.flatMap((email) => {
      const texts = defaultTemplate(email, translator.in(language));
      return Object.entries(templateFaults(email, texts)).map((fault) => [email.name, ...fault]);
    });
    expect(faults).toEqual([]);
  });

  it.each(LANGUAGES)('say in %s what the code says', (language) => {
    for (const email of emails) {
      const [code, template] = bothTexts(email, language);
      expect([email.name, ...template]).toEqual([email.name, ...code]);
    }
  });

  it('use every variable that they declare', () => {
    const unused = emails.flatMap((email) => {
      const texts = Object.values(defaultTemplate(email, String)).join('\n');
      const own = variablesOf(email).filter((name) => name !== 'shop_name' && name !== 'link');
      return own.filter((name) => !texts.includes(`{{${name}}}`)).map((name) => `${email.name}: ${name}`);
    });
    expect(unused).toEqual([]);
  });

  it('have no variables that no e-mail has', () => {
    const used = new Set(emails.flatMap(variablesOf));
    expect(Object.keys(EMAIL_VARIABLES).filter((name) => !used.has(name as never))).toEqual([]);
  });
});
