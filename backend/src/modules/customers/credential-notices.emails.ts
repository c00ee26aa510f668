import { defineEmail } from '../../kernel/mail';
import { msg } from '../../kernel/translation';

/** E-mail to the former address of an account that has another one now. */
export const emailChanged = defineEmail('email_changed', {
  recipient: 'customer',
  title: 'Email address changed',
  sent: 'When a customer enters another email address, to the former one.',
  required: ['link'],
  texts: ({ shop_name }) => ({
    heading: msg`The email address of your account was changed`,
    body: [
      msg`Your account at ${shop_name} has another email address now. Emails about it no longer come here.`,
      'If this wasn’t you, please tell us at once.',
    ],
    button: 'Contact us',
  }),
});

/** E-mail that the password of an account was changed. */
export const passwordChanged = defineEmail('password_changed', {
  recipient: 'customer',
  title: 'Password changed',
  sent: 'When a customer’s password has been changed.',
  required: ['link'],
  texts: ({ shop_name }) => ({
    heading: msg`Your password was changed`,
    body: [
      msg`The password of your account at ${shop_name} was changed. Your other devices have been signed out.`,
      'If this wasn’t you, choose a new password at once.',
    ],
    button: 'Choose a new password',
  }),
});
