import { defineEvent } from '../../kernel/events';

/** A customer's e-mail address was verified. */
export const emailVerified = defineEvent<{ customer_id: number }>('customers.email_verified');
