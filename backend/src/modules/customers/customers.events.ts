import { defineEvent } from '../../kernel/events';

/** A customer has proven that the e-mail address of their account is theirs. */
export const emailVerified = defineEvent<{ customer_id: number }>('customers.email_verified');
