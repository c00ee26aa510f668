import { defineEvent } from '../../../kernel/events';

/** A refund was created. */
export const refundDue = defineEvent<{ refund_id: number }>('refunds.due');

/** A refund was paid; `to_wallet` if nobody has to wait for a transfer, `wallet_part` if that is so of a part. */
export const refundSucceeded = defineEvent<{
  refund_id: number;
  to_wallet?: boolean;
  wallet_part?: number;
}>('refunds.succeeded');
