import { defineEmail } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';

/** E-mail that asks customers to confirm their address. */
export const emailVerification = defineEmail('email_verification', {
  recipient: 'customer',
  title: 'Confirmation of the email address',
  sent: 'When a customer registers, or enters another email address.',
  required: ['link'],
  texts: ({ shop_name }) => ({
    heading: msg`Confirm your email address`,
    body: [
      msg`This address was entered for an account at ${shop_name}. Sign in and confirm that it is yours. The link works for three days.`,
      'If this wasn’t you, ignore this email. Nothing you buy with this address will be shown in that account.',
    ],
    button: 'Confirm email address',
  }),
});
