import { CONTACT_MOVES } from '@stoa/contracts';
import { Process, tableOf } from '../../../kernel/process';

/** The state machine of messages to the shop: operators move them. */
export const CONTACT_PROCESS = tableOf({ admin: CONTACT_MOVES });

export const contactProcess = new Process('A message', CONTACT_PROCESS, 'state');
