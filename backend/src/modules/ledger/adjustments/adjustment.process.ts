import type { LedgerAdjustmentState } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../../kernel/process';

/**
 * `proposer` asked for what the state waits for, `approver` is any other operator; `system` posts what is below
 * the limit, and asks for reversals that have a reason.
 */
export type AdjustmentMover = 'proposer' | 'approver' | 'system';

/** State machine of adjustments: large ones and their reversals need a second operator. */
export const ADJUSTMENT_PROCESS: ProcessTable<LedgerAdjustmentState, AdjustmentMover> = {
  pending: { posted: ['approver'], rejected: ['approver'], cancelled: ['proposer'] },
  posted: { reversing: ['system'], reversed: ['system'] },
  reversing: { reversed: ['approver'], posted: ['approver', 'proposer'] },
  rejected: {},
  cancelled: {},
  reversed: {},
};

export const adjustmentProcess = new Process('An adjustment', ADJUSTMENT_PROCESS, 'state');
