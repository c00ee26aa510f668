import type { StockNoticeState } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../../kernel/process';

/** The person who asks, or the shop that tells. */
export type StockNoticeMover = 'person' | 'shop';

/** The machine of back-in-stock notices: an address waits once it has said yes, and is told once. */
export const STOCK_NOTICE_PROCESS: ProcessTable<StockNoticeState, StockNoticeMover> = {
  pending: { waiting: ['person'], cancelled: ['person'] },
  waiting: { sent: ['shop'], cancelled: ['person'] },
  sent: { pending: ['person'], waiting: ['person'], cancelled: ['person'] },
  cancelled: { pending: ['person'], waiting: ['person'] },
};

export const stockNoticeProcess = new Process('A stock notice', STOCK_NOTICE_PROCESS, 'state');
