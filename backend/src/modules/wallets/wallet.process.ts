import type { WalletTransactionState } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../kernel/process';

/** Operators, the customer, and the shop itself when a payment arrives or a deposit expires. */
export type WalletMover = 'admin' | 'vendor' | 'customer' | 'system';

/** State machine of wallet transactions. A deposit that was given up is still credited when it is paid after all. */
export const WALLET_PROCESS: ProcessTable<WalletTransactionState, WalletMover> = {
  pending: { posted: ['admin', 'system'], failed: ['admin', 'customer', 'system'] },
  posted: {},
  failed: { posted: ['system'] },
};

export const walletProcess = new Process('A wallet transaction', WALLET_PROCESS, 'state');
