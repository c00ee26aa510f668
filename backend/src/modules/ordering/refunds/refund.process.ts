import type { RefundState } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../../kernel/process';

const OPERATOR = ['admin'] as const;
const SHOP = ['admin', 'system'] as const;
const SYSTEM = ['system'] as const;

/**
 * State machine of refunds: payment providers make them (`processing`), or operators pay them out and cancel them if
 * nothing is owed (docs/adr/0019, 0060); the shop itself returns what a wallet has paid.
 */
export const REFUND_PROCESS: ProcessTable<RefundState, 'admin' | 'vendor' | 'system'> = {
  pending: { processing: SHOP, succeeded: SHOP, cancelled: OPERATOR },
  processing: { succeeded: SYSTEM, failed: SYSTEM },
  failed: { processing: OPERATOR, succeeded: SHOP, cancelled: OPERATOR },
  succeeded: {},
  cancelled: {},
};

export const refundProcess = new Process('A refund', REFUND_PROCESS, 'state');
