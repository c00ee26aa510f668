import { defineEmail } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';

/** The e-mail to operators about books that break a rule. */
export const booksBrokenEmail = defineEmail('operator_books_broken', {
  recipient: 'operator',
  title: 'Differences in the books',
  sent: 'When the nightly check of the books finds differences.',
  variables: ['rules'],
  required: ['rules'],
  texts: ({ rules }) => ({
    heading: msg`The books need your attention`,
    body: [msg`The nightly check found differences: ${rules}.`],
    button: 'Open the trial balance',
  }),
});
