import type { PayoutState } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../kernel/process';

/** Who pays (an operator, or a vendor its own riders), and who asked for the money. */
export type PayoutMover = 'payer' | 'requester';

const PAYER = ['payer'] as const;

/** The machine of payout requests, of vendors and riders alike (domain §2). */
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

const OPEN: readonly PayoutState[] = ['pending', 'approved', 'processing', 'failed'];

/** True while money may still leave for it: nobody has two of these. */
export function isOpen(state: PayoutState): boolean {
  return OPEN.includes(state);
}
