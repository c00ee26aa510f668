import { defineEvent } from '../../kernel/events';

/** Money has been taken; `part` is the number of the one order that it belongs to, null when it is for everything. */
export const paymentCaptured = defineEvent<{ reference: string; part: string | null }>('payments.captured');
