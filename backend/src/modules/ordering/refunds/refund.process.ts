import type { RefundState } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../../kernel/process';

const OPERATOR = ['admin'] as const;

/** State machine of refunds: operators pay them, or cancel them if nothing is owed (docs/adr/0019). */
export const REFUND_PROCESS: ProcessTable<RefundState, 'admin' | 'vendor'> = {
  pending: { succeeded: OPERATOR, cancelled: OPERATOR },
  succeeded: {},
  cancelled: {},
};

export const refundProcess = new Process('A refund', REFUND_PROCESS, 'state');
