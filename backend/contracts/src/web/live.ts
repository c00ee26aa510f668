import type { OrderState, StockStatus } from '../states';

/** `GET web/realtime_ticket`: opens the customer's sockets for two minutes, with the customer's channel. */
export interface LiveTicket {
  ticket: string;
  channel: string;
}

/** `order.moved` on `customer.<id>`: an order's state has changed. */
export interface LiveCustomerOrder {
  id: number;
  group_id: number;
  number: string;
  state: OrderState;
}

/** `stock.changed` on the public channel `product.<id>`: each variant's stock as in `web/product`. */
export interface LiveStock {
  product_id: number;
  variants: { id: number; available: number; stock_status: StockStatus }[];
}
