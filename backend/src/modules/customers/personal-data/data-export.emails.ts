import { defineEmail } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';

/** E-mail that the copy of a customer's data can be downloaded. */
export const dataExportReady = defineEmail('data_export_ready', {
  recipient: 'customer',
  title: 'Copy of the customer’s data',
  sent: 'When the copy of the data that a customer asked for is ready.',
  texts: () => ({
    heading: msg`Your copy of your data is ready`,
    body: [
      'You can download it in your account for a week. You need to be signed in.',
      'If you didn’t ask for it, sign in and change your password.',
    ],
    button: 'Go to your account',
  }),
});
