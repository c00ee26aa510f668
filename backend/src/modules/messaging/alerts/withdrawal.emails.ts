import { defineEmail } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';

const TO_CUSTOMER = {
  recipient: 'customer',
  variables: ['withdrawal_number', 'amount'],
  required: ['withdrawal_number', 'amount'],
} as const;

/** The e-mails to customers about operators' decisions on their withdrawals. */
export const withdrawalEmails = {
  posted: defineEmail('customer_withdrawal_paid', {
    ...TO_CUSTOMER,
    title: 'Withdrawal paid',
    sent: 'When a withdrawal from a customer’s wallet is paid.',
    texts: ({ withdrawal_number, amount }) => ({
      heading: msg`Your withdrawal ${withdrawal_number} was paid`,
      body: [msg`We have sent you ${amount}. It may take a few days to arrive.`],
      button: 'Open the wallet',
    }),
  }),
  failed: defineEmail('customer_withdrawal_rejected', {
    ...TO_CUSTOMER,
    title: 'Withdrawal rejected',
    sent: 'When an operator rejects a withdrawal from a customer’s wallet.',
    texts: ({ withdrawal_number, amount }) => ({
      heading: msg`Your withdrawal ${withdrawal_number} was rejected`,
      body: [msg`${amount} is available in your wallet again.`],
      button: 'Open the wallet',
    }),
  }),
};
