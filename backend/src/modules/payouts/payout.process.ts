import { OPEN_PAYOUT_STATES, type PayoutState } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../kernel/process';

/** The payer (an operator, or a vendor for its own riders) and the requester. */
export type PayoutMover = 'payer' | 'requester';

const PAYER = ['payer'] as const;

/** State machine of payout requests of vendors and riders. */
export const PAYOUT_PROCESS: ProcessTable<PayoutState, PayoutMover> = {
  pending: { approved: PAYER, rejected: PAYER, cancelled: ['payer', 'requester'] },
  approved: { processing: PAYER, cancelled: PAYER },
  processing: { paid: PAYER, failed: PAYER },
  paid: { returned: PAYER },
  rejected: {},
  cancelled: {},
  failed: { processing: PAYER, cancelled: PAYER },
  returned: {},
};

export const payoutProcess = new Process('A payout request', PAYOUT_PROCESS, 'state');

/** True while the request may still be paid; each requester may have only one such request. */
export function isOpen(state: PayoutState): boolean {
  return OPEN_PAYOUT_STATES.includes(state);
}
