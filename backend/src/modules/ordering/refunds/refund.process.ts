import type { RefundState } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../../kernel/process';

const OPERATOR = ['admin'] as const;
const SHOP = ['admin', 'system'] as const;
const SYSTEM = ['system'] as const;

/**
 * State machine of refunds: payment providers make them (`processing`), or operators pay them out and cancel them if
 * nothing is owed (docs/adr/0019, 0060); the shop itself returns what a wallet has paid. A refund that providers have made
 * is pending again where that wallet is gone, as the rest has to be paid out.
 */
export const REFUND_PROCESS: ProcessTable<RefundState, 'admin' | 'vendor' | 'system'> = {
  pending: { processing: SHOP, succeeded: SHOP, cancelled: OPERATOR },
  processing: { pending: SYSTEM, succeeded: SYSTEM, failed: SYSTEM },
  failed: { pending: SYSTEM, processing: OPERATOR, succeeded: SHOP, cancelled: OPERATOR },
  succeeded: {},
  cancelled: {},
};

/** Whether a refund is still to be paid, at least in part. */
export const isOpen = ({ state }: { state: RefundState }): boolean =>
  state !== 'succeeded' && state !== 'cancelled';

/** Process of refunds. */
export const refundProcess = new Process('A refund', REFUND_PROCESS, 'state');
