import { defineEmail } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';
import type { Resettable } from './password-link.entity';

/** The e-mail with a link to choose a new password. */
export const passwordReset = {
  customer: passwordResetOf('customer'),
  vendor: passwordResetOf('vendor'),
};

/** The e-mail with a link to choose the first password. */
export const accountInvitation = {
  customer: accountInvitationOf('customer'),
  vendor: accountInvitationOf('vendor'),
};

function passwordResetOf(recipient: Resettable) {
  return defineEmail(`${recipient}_password_reset`, {
    recipient,
    title: 'Password reset',
    sent: 'When a new password is requested.',
    required: ['link'],
    texts: () => ({
      heading: msg`Choose a new password`,
      body: [
        'We received a request to reset your password. The link below works once, within an hour.',
        'If this wasn’t you, ignore this email. Your password stays the same.',
      ],
      button: 'Choose a new password',
    }),
  });
}

function accountInvitationOf(recipient: Resettable) {
  return defineEmail(`${recipient}_account_invitation`, {
    recipient,
    title: 'Account invitation',
    sent: 'When an account is created for someone who has not chosen a password yet.',
    variables: ['account', 'email'],
    required: ['link'],
    texts: ({ account, email }) => ({
      heading: msg`Your account for ${account}`,
      body: [
        msg`An account has been created for you: ${account}. Sign in with this email address: ${email}.`,
        'Please choose a password. The link works once, within a week.',
      ],
      button: 'Choose a password',
    }),
  });
}

/** The same for riders. */
export const riderInvitation = defineEmail('rider_account_invitation', {
  recipient: 'rider',
  title: 'Account invitation',
  sent: 'When a rider is invited.',
  required: ['link'],
  texts: ({ shop_name }) => ({
    heading: msg`Your account for ${shop_name}`,
    body: [
      'You can see and complete your deliveries on your phone.',
      'Please choose a password. The link works once, within a week.',
    ],
    button: 'Choose a password',
  }),
});
