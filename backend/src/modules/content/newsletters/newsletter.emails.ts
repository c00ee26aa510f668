import { defineEmail } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';

/** E-mail that asks to confirm a subscription (double opt-in). */
export const newsletterConfirmation = defineEmail('newsletter_confirmation', {
  recipient: 'customer',
  title: 'Confirmation of the newsletter',
  sent: 'When an email address is entered for the newsletter.',
  required: ['link'],
  texts: ({ shop_name }) => ({
    subject: msg`Please confirm your subscription to ${shop_name}`,
    heading: msg`This address was entered for the newsletter of ${shop_name}. Was that you?`,
    body: ['If this wasn’t you, ignore this email and you won’t receive the newsletter.'],
    button: 'Yes, send me the newsletter',
  }),
});
