import type { SubmissionResult } from '@conform-to/react';
import type { StockNoticeShown } from '@stoa/contracts';

/** Path of requests, confirmations and cancellations of stock notices. */
export const STOCK_NOTICE = '/stock-notice';

/** Action data of a stock notice form. */
export type StockNoticeAnswer =
  { ok: true; state: StockNoticeShown['state'] } | { ok: false; result: SubmissionResult };

/** Prefill of a signed-in customer's form. */
export interface OwnNotices {
  email: string;
  /** Ids of the variants with a pending notice of the customer. */
  variants: number[];
}
