import type { OrderState, StockStatus } from '../states';

/** `GET web/realtime_ticket`: opens a socket of the customer's for two minutes, and the channel that is theirs. */
export interface LiveTicket {
  ticket: string;
  channel: string;
}

/** `order.moved` on `customer.<id>`: one vendor's part of a checkout has come to another state. */
export interface LiveCustomerOrder {
  id: number;
  group_id: number;
  number: string;
  state: OrderState;
}

/** `stock.changed` on `product.<id>`, which everybody may hear: what `web/product` says of each variant's stock. */
export interface LiveStock {
  product_id: number;
  variants: { id: number; available: number; stock_status: StockStatus }[];
}
