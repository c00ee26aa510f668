import { defineEmail, EMAIL_VARIABLES } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';

/** What previews show of an order. */
const sections = [
  {
    heading: msg`Items`,
    rows: [{ name: `2 × ${EMAIL_VARIABLES.product_name.example}`, amount: '€ 22.00' }],
  },
];

/** The e-mail about a new order. */
export const newOrder = { operator: newOrderOf('operator'), vendor: newOrderOf('vendor') };

function newOrderOf(recipient: 'operator' | 'vendor') {
  return defineEmail(`${recipient}_new_order`, {
    recipient,
    sections,
    title: 'New order',
    sent: 'When an order is placed.',
    variables: ['order_number', 'customer_name', 'amount'],
    required: ['order_number'],
    texts: ({ order_number, customer_name, amount }) => ({
      heading: msg`New order ${order_number}`,
      body: [msg`${customer_name} has placed an order for ${amount}.`],
      button: 'Open the order',
    }),
  });
}

/** The e-mail to the vendor about a cancelled order. */
export const vendorOrderCancelled = defineEmail('vendor_order_cancelled', {
  recipient: 'vendor',
  title: 'Order cancelled',
  sent: 'When an order is cancelled.',
  variables: ['order_number', 'customer_name'],
  required: ['order_number'],
  texts: ({ order_number, customer_name }) => ({
    heading: msg`Order ${order_number} was cancelled`,
    body: [msg`Please do not ship the items of ${customer_name}. They are back in stock.`],
    button: 'Open the order',
  }),
});

/** The e-mail to a rider about an order to deliver. */
export const deliveryOfferedEmail = defineEmail('rider_delivery_offered', {
  recipient: 'rider',
  title: 'New delivery',
  sent: 'When an order is offered to a rider.',
  variables: ['order_number', 'store_name'],
  required: ['order_number', 'link'],
  texts: ({ order_number, store_name }) => ({
    heading: msg`New delivery: order ${order_number}`,
    body: [msg`${store_name} has an order for you to deliver.`, 'Please accept or decline it soon.'],
    button: 'Open your deliveries',
  }),
});

/** The e-mail to a rider about a delivery that is not needed any more. */
export const deliveryCancelledEmail = defineEmail('rider_delivery_cancelled', {
  recipient: 'rider',
  title: 'Delivery cancelled',
  sent: 'When a delivery is cancelled that the rider has not picked up.',
  variables: ['order_number'],
  required: ['order_number'],
  texts: ({ order_number }) => ({
    heading: msg`Order ${order_number} was cancelled`,
    body: ['You no longer need to deliver it.'],
  }),
});

/** The same for items that the rider has. */
export const deliveryReturnedEmail = defineEmail('rider_delivery_cancelled_in_hand', {
  recipient: 'rider',
  title: 'Delivery cancelled on the way',
  sent: 'When a delivery is cancelled whose items the rider has.',
  variables: ['order_number'],
  required: ['order_number'],
  texts: ({ order_number }) => ({
    heading: msg`Order ${order_number} was cancelled`,
    body: ['Please return the items.'],
  }),
});
