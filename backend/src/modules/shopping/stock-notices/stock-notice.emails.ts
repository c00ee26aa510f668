import { defineEmail } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';

/** E-mail that asks to confirm a stock notice (double opt-in). */
export const stockNoticeConfirmation = defineEmail('stock_notice_confirmation', {
  recipient: 'customer',
  title: 'Confirmation of a stock notice',
  sent: 'When someone asks to be told when a product is back in stock.',
  variables: ['product_name'],
  required: ['link'],
  texts: ({ product_name }) => ({
    subject: msg`Please confirm: an email when ${product_name} is back in stock`,
    heading: msg`Shall we email you once when ${product_name} is back in stock?`,
    body: ['If you didn’t ask for this, ignore this email and we won’t write again.'],
    button: 'Confirm or cancel',
  }),
});

/** E-mail that a product is back in stock. */
export const stockNotice = defineEmail('stock_notice', {
  recipient: 'customer',
  title: 'Back in stock',
  sent: 'When a product is back in stock, to those who asked for it.',
  variables: ['product_name'],
  texts: ({ product_name }) => ({
    subject: msg`${product_name} is back in stock`,
    heading: msg`${product_name} is back in stock`,
    body: ['You asked us to tell you. We can’t hold it for you, and others may have asked as well.'],
    button: 'View product',
  }),
});
