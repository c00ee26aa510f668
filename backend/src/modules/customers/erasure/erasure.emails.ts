import { defineEmail } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';

/** E-mail that an account will be deleted. */
export const erasureRequested = defineEmail('erasure_requested', {
  recipient: 'customer',
  title: 'Deletion of the account requested',
  sent: 'When a customer asks for the deletion of the account.',
  variables: ['date'],
  required: ['date', 'link'],
  texts: ({ date }) => ({
    heading: msg`Your account will be deleted`,
    body: [
      msg`Your account and everything that belongs to it will be deleted on ${date}. You have been signed out everywhere.`,
      'Changed your mind, or wasn’t it you? Sign in before that day and your account stays as it is.',
      'Orders that are still under way are finished first. What has to be kept of an order is kept without your name.',
    ],
    button: 'Sign in and keep the account',
  }),
});

/** E-mail that an account will not be deleted after all. */
export const erasureCancelled = defineEmail('erasure_cancelled', {
  recipient: 'customer',
  title: 'Deletion of the account cancelled',
  sent: 'When a customer signs in before the account is deleted.',
  texts: () => ({
    heading: msg`Your account stays`,
    body: ['You have signed in again, so your account will not be deleted.'],
  }),
});

/** E-mail that an account has been deleted. */
export const accountErased = defineEmail('account_erased', {
  recipient: 'customer',
  title: 'Account deleted',
  sent: 'When a customer’s account has been deleted.',
  texts: () => ({
    heading: msg`Your account has been deleted`,
    body: ['This is the last email about it. You can open a new account with this address any time.'],
  }),
});
