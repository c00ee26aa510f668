import { SUBSCRIPTION_MOVES } from '@stoa/contracts';
import { Process, tableOf } from '../../../kernel/process';

/** The state machine of newsletter subscriptions: only the subscriber can opt in. */
export const SUBSCRIPTION_PROCESS = tableOf(SUBSCRIPTION_MOVES);

export const subscriptionProcess = new Process('A subscription', SUBSCRIPTION_PROCESS, 'state');
