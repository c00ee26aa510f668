import { defineEmail } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';

/** The e-mail that few units of a product are left. */
export const lowStock = { operator: lowStockOf('operator'), vendor: lowStockOf('vendor') };

/** The e-mail that no unit of a product is left. */
export const soldOut = { operator: soldOutOf('operator'), vendor: soldOutOf('vendor') };

function lowStockOf(recipient: 'operator' | 'vendor') {
  return defineEmail(`${recipient}_low_stock`, {
    recipient,
    title: 'Low stock',
    sent: 'When only a few units of a product are left.',
    variables: ['product_name'],
    texts: ({ product_name }) => ({
      heading: msg`${product_name} is low on stock`,
      body: ['Only a few units are left.'],
      button: 'Open the product',
    }),
  });
}

function soldOutOf(recipient: 'operator' | 'vendor') {
  return defineEmail(`${recipient}_sold_out`, {
    recipient,
    title: 'Sold out',
    sent: 'When a product is sold out.',
    variables: ['product_name'],
    texts: ({ product_name }) => ({
      heading: msg`${product_name} is sold out`,
      body: ['There is no stock left to reserve.'],
      button: 'Open the product',
    }),
  });
}

/** The e-mail to operators with a message of the contact form. */
export const contactMessage = defineEmail('operator_contact_message', {
  recipient: 'operator',
  title: 'Message of the contact form',
  sent: 'When someone sends the contact form.',
  variables: ['customer_name', 'message_subject', 'message'],
  texts: ({ customer_name, message_subject, message }) => ({
    heading: msg`${customer_name} writes: ${message_subject}`,
    body: [message],
    button: 'Read and reply',
  }),
});

/** The e-mail to customers whose question about a product was answered. */
export const questionAnsweredEmail = defineEmail('question_answered', {
  recipient: 'customer',
  title: 'Question answered',
  sent: 'When the question of a customer about a product is answered.',
  variables: ['product_name', 'link_text'],
  sections: [
    { heading: msg`Question`, rows: ['…'] },
    { heading: msg`Answer`, rows: ['…'] },
  ],
  texts: ({ product_name, link_text }) => ({
    heading: msg`Your question about ${product_name} has been answered`,
    body: [],
    button: link_text,
  }),
});

/** The e-mail to customers whose review an operator rejected; the reason is there if one was given. */
export const reviewRejectedEmail = defineEmail('review_rejected', {
  recipient: 'customer',
  title: 'Review not published',
  sent: 'When an operator rejects the review of a customer.',
  variables: ['product_name'],
  sections: [
    { heading: msg`Why`, rows: ['…'] },
    { heading: msg`Your review`, rows: ['…'] },
  ],
  texts: ({ product_name }) => ({
    heading: msg`We haven’t published your review of ${product_name}`,
    body: ['You can edit it; then we check it again.'],
    button: 'Edit the review',
  }),
});

/** The e-mail to customers about unread messages of a store. */
export const customerUnreadMessages = defineEmail('customer_unread_messages', {
  recipient: 'customer',
  title: 'Unread messages',
  sent: 'When messages of a store stay unread.',
  variables: ['store_name', 'unread_count'],
  texts: ({ store_name, unread_count }) => ({
    heading: msg`${store_name} has written to you`,
    body: [msg`Unread messages: ${unread_count}`],
    button: 'Read and reply',
  }),
});

/** The e-mail to vendors about unread messages of a customer. */
export const vendorUnreadMessages = defineEmail('vendor_unread_messages', {
  recipient: 'vendor',
  title: 'Unread messages',
  sent: 'When messages of a customer stay unread.',
  variables: ['unread_count'],
  texts: ({ unread_count }) => ({
    heading: msg`A customer has written to you`,
    body: [msg`Unread messages: ${unread_count}`],
    button: 'Read and reply',
  }),
});
