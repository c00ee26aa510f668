import { defineJob } from '../../kernel/queue';

/** Gives up a checkout whose money has not come in time. */
export const expireUnpaid = defineJob<{ group_id: number }>('ordering.expire-unpaid');
