import { defineEvent } from '../../../kernel/events';

/** Money is owed back to a buyer. */
export const refundDue = defineEvent<{ refund_id: number }>('refunds.due');

/** Money was paid back. */
export const refundSucceeded = defineEvent<{ refund_id: number }>('refunds.succeeded');
