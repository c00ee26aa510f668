import { defineEmail, EMAIL_VARIABLES } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';

const sections = [
  {
    heading: 'On your wish list',
    rows: [
      {
        name: msg`${EMAIL_VARIABLES.product_name.example} (${'€ 40.00'} when you saved it)`,
        amount: '€ 32.00',
      },
    ],
  },
];

/** E-mail about the lower price of one product of a wish list. */
export const priceAlert = defineEmail('price_alert', {
  recipient: 'customer',
  title: 'Price alert',
  sent: 'When a product on a customer’s wish list costs less.',
  variables: ['product_name'],
  sections,
  texts: ({ product_name }) => ({
    subject: msg`${product_name} costs less now`,
    heading: msg`${product_name} costs less now`,
    body: ['Prices can change again at any time.'],
    button: 'View product',
  }),
});

/** E-mail about the lower prices of several products of a wish list. */
export const priceAlerts = defineEmail('price_alert_several', {
  recipient: 'customer',
  title: 'Price alert about several products',
  sent: 'When several products on a customer’s wish list cost less.',
  sections,
  texts: () => ({
    subject: 'Products on your wish list cost less now',
    heading: 'Products on your wish list cost less now',
    body: ['Prices can change again at any time.'],
    button: 'View wish list',
  }),
});
