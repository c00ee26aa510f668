import { COMMENT_MOVES } from '@stoa/contracts';
import { Process, tableOf } from '../../../kernel/process';

/** The state machine of blog comments: operators moderate them. */
export const COMMENT_PROCESS = tableOf({ admin: COMMENT_MOVES });

export const commentProcess = new Process('A comment', COMMENT_PROCESS, 'status');
