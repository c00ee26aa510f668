import { defineEmail } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';

const OF_DEPOSIT = {
  recipient: 'customer',
  variables: ['deposit_number', 'amount'],
  required: ['deposit_number', 'amount'],
} as const;

const OF_WITHDRAWAL = {
  recipient: 'customer',
  variables: ['withdrawal_number', 'amount'],
  required: ['withdrawal_number', 'amount'],
} as const;

/** The e-mails to customers about operators' decisions on their deposits. */
export const depositEmails = {
  posted: defineEmail('customer_deposit_confirmed', {
    ...OF_DEPOSIT,
    title: 'Deposit confirmed',
    sent: 'When an operator confirms that a customer’s deposit has arrived.',
    texts: ({ deposit_number, amount }) => ({
      heading: msg`Your deposit ${deposit_number} has arrived`,
      body: [msg`We have added ${amount} to your wallet.`],
      button: 'Open the wallet',
    }),
  }),
  failed: defineEmail('customer_deposit_rejected', {
    ...OF_DEPOSIT,
    variables: ['deposit_number', 'amount', 'reason'],
    title: 'Deposit rejected',
    sent: 'When an operator rejects a deposit into a customer’s wallet.',
    texts: ({ deposit_number, amount, reason }) => ({
      heading: msg`Your deposit ${deposit_number} was rejected`,
      body: [msg`${amount} was not added to your wallet.`, reason],
      button: 'Open the wallet',
    }),
  }),
};

/** The e-mails to customers about operators' decisions on their withdrawals. */
export const withdrawalEmails = {
  posted: defineEmail('customer_withdrawal_paid', {
    ...OF_WITHDRAWAL,
    title: 'Withdrawal paid',
    sent: 'When a withdrawal from a customer’s wallet is paid.',
    texts: ({ withdrawal_number, amount }) => ({
      heading: msg`Your withdrawal ${withdrawal_number} was paid`,
      body: [msg`We have sent you ${amount}. It may take a few days to arrive.`],
      button: 'Open the wallet',
    }),
  }),
  failed: defineEmail('customer_withdrawal_rejected', {
    ...OF_WITHDRAWAL,
    variables: ['withdrawal_number', 'amount', 'reason'],
    title: 'Withdrawal rejected',
    sent: 'When an operator rejects a withdrawal from a customer’s wallet.',
    texts: ({ withdrawal_number, amount, reason }) => ({
      heading: msg`Your withdrawal ${withdrawal_number} was rejected`,
      body: [msg`${amount} is available in your wallet again.`, reason],
      button: 'Open the wallet',
    }),
  }),
};
