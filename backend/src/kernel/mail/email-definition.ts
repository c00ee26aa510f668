import type { EmailRecipient } from '@stoa/contracts';
import type { TranslatableText } from '../translation';
import type { EmailSection } from './email';
import type { EmailVariableName } from './email-variables';

/** The values of an e-mail's variables; sentences are translated for the recipient. */
export type EmailValues<V extends EmailVariableName = EmailVariableName> = Readonly<
  Record<V, TranslatableText>
>;

/** The texts of an e-mail, as the code has them. */
export interface EmailTexts {
  /** Without one, the shop's name and the heading. */
  subject?: TranslatableText;
  heading: TranslatableText;
  body: readonly TranslatableText[];
  /** The button's label; without one the e-mail has no link. */
  button?: TranslatableText;
}

/** What is declared of an e-mail. */
interface Declaration<V extends EmailVariableName> {
  /** Who receives it. */
  recipient: EmailRecipient;
  /** Its name, for operators. */
  title: string;
  /** When it is sent, for operators. */
  sent: string;
  /** Variables besides the shop's name and the link. */
  variables?: readonly V[];
  /** Variables that a template may not leave out; the button contains the link. */
  required?: readonly (V | 'link')[];
  /** Its texts in English, with the values in their places. */
  texts: (values: EmailValues<V | 'shop_name'>) => EmailTexts;
  /** What a preview shows in place of the sections that are added when it is sent. */
  sections?: readonly EmailSection[];
}

/** An e-mail that the shop sends. */
export interface Email<V extends EmailVariableName = EmailVariableName> extends Declaration<V> {
  /** As in `order_confirmation`. */
  readonly name: string;
}

const defined = new Map<string, Email>();

/**
 * Declares an e-mail under a unique name. Its texts are the default of the template that operators can change per
 * language (ADR 74).
 */
export function defineEmail<const V extends EmailVariableName = never>(
  name: string,
  declaration: Declaration<V>,
): Email<V> {
  if (defined.has(name)) throw new Error(`There are two e-mails named ${name}.`);
  const email = { name, ...declaration };
  // A list of e-mails has no use for the names of each one's variables.
  defined.set(name, email as unknown as Email);
  return email;
}

/** Every e-mail that the code declares, by name. */
export function definedEmails(): ReadonlyMap<string, Email> {
  return defined;
}

/** Names of all variables of an e-mail. */
export function variablesOf({ variables = [], texts }: Email): EmailVariableName[] {
  const hasLink = texts(placesOf(variables)).button !== undefined;
  return [
    ...new Set<EmailVariableName>(['shop_name', ...variables, ...(hasLink ? (['link'] as const) : [])]),
  ];
}

/** Variables with their placeholders for values: `{{order_number}}`. */
export function placesOf(names: readonly EmailVariableName[]): EmailValues {
  const all = ['shop_name', ...names].map((name) => [name, `{{${name}}}`]);
  return Object.fromEntries(all) as EmailValues;
}
