import { defineEvent } from '../../kernel/events';

/** An operator has paid a customer's withdrawal (`posted`) or rejected it (`failed`). */
export const withdrawalDecided = defineEvent<{
  wallet_transaction_id: number;
  to: 'posted' | 'failed';
}>('wallets.withdrawal_decided');
