import type { StockNoticeState } from '../states';
import type { ChosenOption } from './cart';

/** `POST web/ask_stock_notice`: one mail when a sold-out variant is back. */
export interface AskStockNotice {
  variant_id: number;
  email: string;
  /** Stays empty: whoever fills it is a machine. */
  website?: string;
}

/** Its answer: `pending` until the address has said yes by a mail. */
export interface AskedStockNotice {
  state: Extract<StockNoticeState, 'pending' | 'waiting'>;
}

/** `POST web/cancel_stock_notice`. */
export interface CancelStockNotice {
  variant_id: number;
}

/** A notice as whoever asked for it sees it: `GET web/stock_notices`, `GET web/stock_notice/{token}`. */
export interface StockNoticeShown {
  variant_id: number;
  email: string;
  state: StockNoticeState;
  /** Without a slug while the shop doesn't offer it. */
  product: { name: string; slug: string | null; options: ChosenOption[] };
}
