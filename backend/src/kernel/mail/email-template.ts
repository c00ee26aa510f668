import { BASE_LANGUAGE, type EmailTemplateTexts } from '@stoa/contracts';
import type { FieldRefusals } from '../http';
import { msg, type TranslatableText } from '../translation';
import type { EmailContent } from './email';
import { type Email, type EmailTexts, type EmailValues, placesOf, variablesOf } from './email-definition';
import { type EmailBody, renderMarkdown } from './email-markdown';
import type { EmailVariableName } from './email-variables';

type Translate = (text: TranslatableText) => string;
/** The texts of an e-mail with the values of its variables. */
export type FilledTexts = Pick<EmailContent, 'subject' | 'heading' | 'body'> & { button?: TranslatableText };

const PLACE = /\{\{([^{}]*)\}\}/g;
/** Characters that no header may have. */
const CONTROL = /\p{Cc}/u;

/** The subject of texts: their own, or the shop's name and the heading. */
function subjectOf({ subject, heading }: EmailTexts, shop_name: TranslatableText): TranslatableText {
  return subject ?? msg`${shop_name}: ${heading}`;
}

/** The code's texts of an e-mail as a template in one language. */
export function defaultTemplate(email: Email, translate: Translate): EmailTemplateTexts {
  const places = placesOf(email.variables ?? []);
  const texts = email.texts(places);
  return {
    subject: translate(subjectOf(texts, places.shop_name)),
    heading: translate(texts.heading),
    body: texts.body.map(translate).join('\n\n'),
    button: texts.button === undefined ? '' : translate(texts.button),
  };
}

/** The code's texts with values. */
export function defaultTexts(email: Email, values: EmailValues): FilledTexts {
  const { heading, body, button, ...rest } = email.texts(values);
  return { subject: subjectOf({ heading, body, ...rest }, values.shop_name), heading, body, button };
}

/** What makes texts unusable as a template, by field: unknown variables, missing ones, an empty subject or heading. */
export function templateFaults(email: Email, texts: EmailTemplateTexts): FieldRefusals {
  const known: readonly string[] = variablesOf(email);
  const faults: FieldRefusals = {};
  const refuse = (field: string, text: TranslatableText): void => void (faults[field] ??= []).push(text);
  for (const [field, text] of Object.entries(texts) as [keyof EmailTemplateTexts, string][]) {
    const strangers = usedIn(text).filter((name) => !known.includes(name));
    for (const name of new Set(strangers)) refuse(field, msg`has the unknown variable ${`{{${name}}}`}`);
    if (field !== 'body' && CONTROL.test(text)) refuse(field, 'must be a single line');
    if ((field === 'subject' || field === 'heading') && !text.trim()) refuse(field, 'must not be empty');
  }
  for (const name of missingIn(email, texts)) refuse('body', msg`must contain the variable ${`{{${name}}}`}`);
  return faults;
}

/** Required variables that no text has; the link is also the button's. */
function missingIn({ required = [] }: Email, texts: EmailTemplateTexts): string[] {
  const used = new Set(Object.values(texts).flatMap(usedIn));
  if (texts.button.trim()) used.add('link');
  return required.filter((name) => !used.has(name));
}

function usedIn(text: string): string[] {
  return [...text.matchAll(PLACE)].map(([, name = '']) => name.trim());
}

/**
 * A template's texts with values, which are never read as markup.
 * @param write escapes text for HTML
 */
export function fillTemplate(
  texts: EmailTemplateTexts,
  values: EmailValues,
  translate: Translate,
  write: (text: string) => string,
): FilledTexts & { body: EmailBody } {
  const fill = (text: string): string =>
    text.replaceAll(PLACE, (place, name: string) => {
      const value = values[name.trim() as EmailVariableName] as TranslatableText | undefined;
      if (value === undefined) return place;
      return typeof value === 'string' ? value : translate(value);
    });
  const body = renderMarkdown(texts.body, fill, write);
  return {
    subject: fill(texts.subject),
    heading: fill(texts.heading),
    body,
    ...(texts.button.trim() && { button: fill(texts.button) }),
  };
}

/** The first language of a chain with a template of its own, or texts in the code. */
export function languagesWithTexts(chain: readonly string[], shipped: readonly string[]): string[] {
  const all = [...chain, BASE_LANGUAGE];
  const end = all.findIndex((language) => shipped.includes(language));
  return all.slice(0, end + 1);
}
