import type { StockNoticeState } from '../states';
import type { ChosenOption } from './cart';

/** `POST web/ask_stock_notice`: one e-mail when a sold-out variant is back in stock. */
export interface AskStockNotice {
  variant_id: number;
  email: string;
  /** Honeypot, must be empty: a filled-in value marks a bot. */
  website?: string;
}

/** Response: `pending` until the address is confirmed by e-mail. */
export interface RequestedStockNotice {
  state: Extract<StockNoticeState, 'pending' | 'waiting'>;
}

/** `POST web/cancel_stock_notice`. */
export interface CancelStockNotice {
  variant_id: number;
}

/** A stock notice as its requester sees it: `GET web/stock_notices`, `GET web/stock_notice/{token}`. */
export interface StockNoticeShown {
  variant_id: number;
  email: string;
  state: StockNoticeState;
  /** Without a slug while the product is not published. */
  product: { name: string; slug: string | null; options: ChosenOption[] };
}
