import type { SettlementState } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../../kernel/process';

/** Operators; `system` posts a settlement whose differences were accepted or do not exist. */
export type SettlementMover = 'admin' | 'vendor' | 'system';

/** State machine of settlement files. */
export const SETTLEMENT_PROCESS: ProcessTable<SettlementState, SettlementMover> = {
  open: { posted: ['system'], discarded: ['admin'] },
  posted: { reversed: ['admin'] },
  reversed: {},
  discarded: {},
};

export const settlementProcess = new Process('A settlement', SETTLEMENT_PROCESS, 'state');
