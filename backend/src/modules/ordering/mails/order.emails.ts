import { defineEmail, EMAIL_VARIABLES, type EmailSection } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';
import { INVOICE } from './order-email';

/** The items and totals of an order, as previews show them. */
const sections: EmailSection[] = [
  {
    heading: msg`Order ${EMAIL_VARIABLES.order_number.example}`,
    rows: [{ name: `2 × ${EMAIL_VARIABLES.product_name.example}`, amount: '€ 22.00' }],
  },
  {
    heading: msg`Total`,
    rows: [
      { name: msg`Items`, amount: '€ 22.00' },
      { name: msg`Shipping`, amount: '€ 2.50' },
      { name: msg`Total`, amount: '€ 24.50', strong: true },
    ],
  },
];

const ABOUT_ORDER = { recipient: 'customer', sections, required: ['order_number'] } as const;
const VIEW = msg`View order`;

/** Confirms everything placed in one checkout. */
export const orderConfirmation = defineEmail('order_confirmation', {
  ...ABOUT_ORDER,
  title: 'Order confirmation',
  sent: 'When an order is placed.',
  variables: ['order_number', 'first_name', 'invoice_note'],
  texts: ({ shop_name, order_number, first_name, invoice_note }) => ({
    subject: msg`${shop_name}: order ${order_number}`,
    heading: msg`Thank you for your order ${order_number}, ${first_name}.`,
    body: [invoice_note],
    button: VIEW,
  }),
});

/** E-mail that an order waiting for its payment was paid. */
export const paymentReceived = defineEmail('payment_received', {
  ...ABOUT_ORDER,
  title: 'Payment received',
  sent: 'When an order that waited for its payment is paid.',
  variables: ['order_number', 'store_name'],
  texts: ({ order_number, store_name }) => ({
    heading: msg`We received your payment for order ${order_number}`,
    body: [msg`Thank you. ${store_name} can prepare your order now.`, INVOICE],
    button: VIEW,
  }),
});

/** E-mail that an order is being prepared. */
export const orderProcessing = defineEmail('order_processing', {
  ...ABOUT_ORDER,
  title: 'Order being prepared',
  sent: 'When the seller starts to prepare an order.',
  variables: ['order_number', 'store_name'],
  texts: ({ order_number, store_name }) => ({
    heading: msg`Order ${order_number} is being prepared`,
    body: [msg`${store_name} is preparing your order.`],
    button: VIEW,
  }),
});

/** E-mail that an order can be picked up. */
export const orderReadyForPickup = defineEmail('order_ready_for_pickup', {
  ...ABOUT_ORDER,
  title: 'Order ready for pickup',
  sent: 'When an order can be picked up.',
  variables: ['order_number', 'store_name'],
  texts: ({ order_number, store_name }) => ({
    heading: msg`Order ${order_number} is ready for pickup`,
    body: [msg`Your order from ${store_name} is ready for pickup.`],
    button: VIEW,
  }),
});

/** E-mail that an order has been delivered. */
export const orderDelivered = defineEmail('order_delivered', {
  ...ABOUT_ORDER,
  title: 'Order delivered',
  sent: 'When an order has been delivered.',
  variables: ['order_number', 'store_name'],
  texts: ({ order_number, store_name }) => ({
    heading: msg`Order ${order_number} has been delivered`,
    body: [msg`We hope you enjoy your purchase from ${store_name}.`],
    button: VIEW,
  }),
});

/** E-mail that an attempt to deliver an order failed; why is a section of its own. */
export const deliveryFailedEmail = defineEmail('order_delivery_failed', {
  ...ABOUT_ORDER,
  title: 'Delivery failed',
  sent: 'When an attempt to deliver an order fails.',
  variables: ['order_number', 'store_name'],
  texts: ({ order_number, store_name }) => ({
    heading: msg`We could not deliver order ${order_number}`,
    body: [
      msg`Sorry that it did not work out this time. Either there will be another attempt, or the items go back to ${store_name}. You can see what happens next on the page of your order.`,
    ],
    button: VIEW,
  }),
});

/** E-mail that an order was cancelled. */
export const orderCancelled = defineEmail('order_cancelled', {
  ...ABOUT_ORDER,
  title: 'Order cancelled',
  sent: 'When an order is cancelled.',
  variables: ['order_number', 'store_name'],
  texts: ({ order_number, store_name }) => ({
    heading: msg`Order ${order_number} was cancelled`,
    body: [
      msg`The items from ${store_name} will not be delivered. If you have paid for them, you will receive another email about your refund.`,
    ],
    button: VIEW,
  }),
});

/** E-mail that an order was not paid in time. */
export const orderExpired = defineEmail('order_expired', {
  ...ABOUT_ORDER,
  title: 'Order expired',
  sent: 'When an order is not paid in time.',
  variables: ['order_number'],
  texts: ({ order_number }) => ({
    heading: msg`Order ${order_number} has expired`,
    body: [
      'We didn’t receive your payment in time, so the order has been closed. You can order again at any time.',
    ],
    button: VIEW,
  }),
});

/** E-mail about a shipment with everything that was left of an order. */
export const orderShipped = defineEmail('order_shipped', {
  ...ABOUT_ORDER,
  title: 'Order shipped',
  sent: 'When an order leaves the seller.',
  variables: ['order_number', 'store_name'],
  texts: ({ order_number, store_name }) => ({
    heading: msg`Order ${order_number} is on its way`,
    body: [msg`${store_name} has shipped your order.`],
    button: VIEW,
  }),
});

/** E-mail about a shipment with a part of an order. */
export const orderPartlyShipped = defineEmail('order_partly_shipped', {
  ...ABOUT_ORDER,
  title: 'Part of an order shipped',
  sent: 'When a part of an order leaves the seller.',
  variables: ['order_number', 'store_name'],
  texts: ({ order_number, store_name }) => ({
    heading: msg`Part of order ${order_number} is on its way`,
    body: [msg`${store_name} has shipped part of your order.`],
    button: VIEW,
  }),
});

/** E-mail about a refund that will be paid by hand. */
export const refundDueEmail = defineEmail('refund_due', {
  ...ABOUT_ORDER,
  title: 'Refund promised',
  sent: 'When a refund is granted that still has to be paid.',
  variables: ['order_number', 'amount'],
  texts: ({ order_number, amount }) => ({
    heading: msg`You will be refunded ${amount} for order ${order_number}`,
    body: ['We will refund you as soon as possible and email you once it is done.'],
    button: VIEW,
  }),
});

/** E-mail about a refund that was paid. */
export const refundPaid = defineEmail('refund_paid', {
  ...ABOUT_ORDER,
  title: 'Refund paid',
  sent: 'When a refund has been paid.',
  variables: ['order_number', 'amount'],
  texts: ({ order_number, amount }) => ({
    heading: msg`We have refunded ${amount} for order ${order_number}`,
    body: ['It can take a few days for the money to appear in your account.'],
    button: VIEW,
  }),
});

/** E-mail about a refund to the buyer's wallet. */
export const refundToWallet = defineEmail('refund_to_wallet', {
  ...ABOUT_ORDER,
  title: 'Refund to the wallet',
  sent: 'When a refund has been added to the customer’s wallet.',
  variables: ['order_number', 'amount'],
  texts: ({ order_number, amount }) => ({
    heading: msg`We have refunded ${amount} for order ${order_number}`,
    body: ['The money is in your wallet.'],
    button: VIEW,
  }),
});

/** E-mail that a proof of payment was rejected. */
export const proofRejectedEmail = defineEmail('payment_proof_rejected', {
  ...ABOUT_ORDER,
  title: 'Proof of payment rejected',
  sent: 'When an operator rejects the proof of a bank transfer.',
  variables: ['order_number'],
  required: ['order_number', 'link'],
  texts: ({ order_number }) => ({
    heading: msg`We could not accept your proof of payment for order ${order_number}`,
    body: ['Please send another one through the link below.'],
    button: VIEW,
  }),
});
