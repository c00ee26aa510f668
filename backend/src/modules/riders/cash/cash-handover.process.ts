import type { CashHandoverState } from '@stoa/contracts';
import type { ConsoleAudience } from '../../../kernel/access';
import { Process, type ProcessTable } from '../../../kernel/process';

/** State machine of hand-overs: a wrong one is reversed. */
export const CASH_HANDOVER_PROCESS: ProcessTable<CashHandoverState, ConsoleAudience> = {
  posted: { reversed: ['admin'] },
  reversed: {},
};

export const cashHandoverProcess = new Process('A hand-over', CASH_HANDOVER_PROCESS, 'state');
