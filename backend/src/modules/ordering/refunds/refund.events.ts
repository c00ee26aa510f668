import { defineEvent } from '../../../kernel/events';

/** A refund was created. */
export const refundDue = defineEvent<{ refund_id: number }>('refunds.due');

/** A refund was paid; `to_wallet` if nobody has to wait for a transfer. */
export const refundSucceeded = defineEvent<{ refund_id: number; to_wallet?: boolean }>('refunds.succeeded');
