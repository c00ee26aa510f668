import { defineEvent } from '../../kernel/events';

/** An operator has confirmed a customer's deposit or paid a withdrawal (`posted`), or rejected it (`failed`). */
export const walletTransactionDecided = defineEvent<{
  wallet_transaction_id: number;
  to: 'posted' | 'failed';
}>('wallets.transaction_decided');
