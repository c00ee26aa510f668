import { defineEvent } from '../../kernel/events';

/** An operator rejected a customer's review. */
export const reviewRejected = defineEvent<{ review_id: number }>('reviews.rejected');
