import type { LedgerPeriodState } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../../kernel/process';

/**
 * `requester` asked for the reopening, `approver` is any other operator; `system` writes a request that has a
 * reason.
 */
export type PeriodMover = 'requester' | 'approver' | 'system';

/** State machine of closed periods: one operator asks for the reopening, another one confirms it. */
export const PERIOD_PROCESS: ProcessTable<LedgerPeriodState, PeriodMover> = {
  closed: { reopening: ['system'] },
  reopening: { reopened: ['approver'], closed: ['approver', 'requester'] },
  reopened: {},
};

export const periodProcess = new Process('A period', PERIOD_PROCESS, 'state');

/** States in which nothing can be booked to the period's days. */
export const CLOSED_STATES: readonly LedgerPeriodState[] = ['closed', 'reopening'];
