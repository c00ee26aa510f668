import type { RiderStatus } from '@stoa/contracts';
import type { ConsoleAudience } from '../../kernel/access';
import { Process, type ProcessTable } from '../../kernel/process';

/** State machine of riders; only operators can suspend and reinstate. */
export const RIDER_PROCESS: ProcessTable<RiderStatus, ConsoleAudience> = {
  pending: { active: ['admin', 'vendor'], inactive: ['admin', 'vendor'] },
  active: { inactive: ['admin', 'vendor'], suspended: ['admin'] },
  inactive: { active: ['admin', 'vendor'], suspended: ['admin'] },
  suspended: { active: ['admin'], inactive: ['admin'] },
};

export const riderProcess = new Process('A rider', RIDER_PROCESS, 'status');
