import { defineJob } from '../../kernel/queue';

/** Expires an order group that has not been paid within its timeout. */
export const expireUnpaid = defineJob<{ group_id: number }>('ordering.expire-unpaid');
