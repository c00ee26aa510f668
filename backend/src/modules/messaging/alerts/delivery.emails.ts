import { defineEmail } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';

type Dispatcher = 'operator' | 'vendor';

/** The e-mail to the employer of a rider who has declined an order. */
export const deliveryDeclined = { operator: declinedOf('operator'), vendor: declinedOf('vendor') };

/** The e-mail to the employer of a rider who could not deliver an order, and to its vendor. */
export const deliveryFailed = { operator: failedOf('operator'), vendor: failedOf('vendor') };

function declinedOf(recipient: Dispatcher) {
  return defineEmail(`${recipient}_delivery_declined`, {
    recipient,
    title: 'Delivery declined',
    sent: 'When a rider declines an order.',
    variables: ['order_number'],
    required: ['order_number'],
    texts: ({ order_number }) => ({
      heading: msg`A rider has declined order ${order_number}`,
      body: ['Please offer it to another rider.'],
      button: 'Open the order',
    }),
  });
}

function failedOf(recipient: Dispatcher) {
  return defineEmail(`${recipient}_delivery_failed`, {
    recipient,
    title: 'Delivery failed',
    sent: 'When a rider could not deliver an order.',
    variables: ['order_number', 'reason'],
    required: ['order_number'],
    texts: ({ order_number, reason }) => ({
      heading: msg`Order ${order_number} could not be delivered`,
      body: [
        msg`What the rider says: ${reason}`,
        'The rider still has the items: for another attempt, or to bring them back.',
      ],
      button: 'Open the order',
    }),
  });
}
