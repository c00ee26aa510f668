import { defineEmail, type Email } from '../../../kernel/mail';
import type { Sentence, TranslatableText } from '../../../kernel/translation';

/** The e-mail about one step of a return or dispute. */
export interface StepEmail {
  title: string;
  sent: string;
  heading: (number: TranslatableText) => Sentence;
  body: string;
}

/** E-mails by step; recipients of a step without one are not told. */
export type StepEmails<Step extends string, V extends 'return_number' | 'dispute_number'> = Partial<
  Record<Step, Email<V>>
>;

interface EmailSubject<V> {
  recipient: 'customer' | 'vendor';
  /** The middle of the e-mails' names, such as `return` in `customer_return_approved`. */
  subject: string;
  /** The variable with the number of what the e-mails are about. */
  number: V;
  button: string;
}

/** Declares one e-mail per step, to the same recipients. */
export function defineStepEmails<Step extends string, V extends 'return_number' | 'dispute_number'>(
  { recipient, subject, number, button }: EmailSubject<V>,
  steps: Readonly<Partial<Record<Step, StepEmail>>>,
): StepEmails<Step, V> {
  const emails = Object.entries<StepEmail | undefined>(steps).flatMap(([step, email]) => {
    if (!email) return [];
    const { title, sent, heading, body } = email;
    const definition = defineEmail(`${recipient}_${subject}_${step}`, {
      recipient,
      title,
      sent,
      variables: [number],
      required: [number],
      texts: (values) => ({ heading: heading(values[number]), body: [body], button }),
    });
    return [[step, definition]];
  });
  return Object.fromEntries(emails) as StepEmails<Step, V>;
}
