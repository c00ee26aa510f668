import type { SubmissionResult } from '@conform-to/react';
import type { StockNoticeShown } from '@stoa/contracts';

/** Where notices are asked for, answered and taken back. */
export const STOCK_NOTICE = '/stock-notice';

/** What a form that fetched is told. */
export type StockNoticeAnswer =
  { ok: true; state: StockNoticeShown['state'] } | { ok: false; result: SubmissionResult };

/** What a signed-in customer's form begins with. */
export interface OwnNotices {
  email: string;
  /** Ids of the variants that the customer waits for. */
  variants: number[];
}
