import { defineEvent } from '../../kernel/events';

/** A payment was captured; `part` is its order's number, null if it is for the whole group. */
export const paymentCaptured = defineEvent<{ reference: string; part: string | null }>('payments.captured');
