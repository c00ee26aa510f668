import { defineEvent } from '../../../kernel/events';

/** A refund was created. */
export const refundDue = defineEvent<{ refund_id: number }>('refunds.due');

/** A refund was paid. */
export const refundSucceeded = defineEvent<{ refund_id: number }>('refunds.succeeded');
