import type { StockNoticeState } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../../kernel/process';

/** Who changes the state: the recipient, or the shop by sending the e-mail. */
export type StockNoticeMover = 'person' | 'shop';

/** State machine of stock notices: an address must be confirmed and is notified once per request. */
export const STOCK_NOTICE_PROCESS: ProcessTable<StockNoticeState, StockNoticeMover> = {
  pending: { waiting: ['person'], cancelled: ['person'] },
  waiting: { sent: ['shop'], cancelled: ['person'] },
  sent: { pending: ['person'], waiting: ['person'], cancelled: ['person'] },
  cancelled: { pending: ['person'], waiting: ['person'] },
};

export const stockNoticeProcess = new Process('A stock notice', STOCK_NOTICE_PROCESS, 'state');
