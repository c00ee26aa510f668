import type { OrderAddress } from './order';

/** A line of an order of the former shop; `slug` of the product that is on offer now. */
export interface HistoricalOrderLineView {
  id: number;
  name: string;
  sku: string | null;
  quantity: number;
  /** Minor units of the order's currency; null where the former shop's file had none. */
  unit_price: number | null;
  product_id: number | null;
  variant_id: number | null;
  slug: string | null;
}

/** `GET web/customer_historical_orders`: orders of the former shop; states are in its own words. */
export interface CustomerHistoricalOrderRow {
  id: number;
  number: string;
  placed_at: string;
  order_status: string | null;
  payment_status: string | null;
  fulfillment_status: string | null;
  currency: string;
  total: number;
  item_count: number;
}

/** `GET web/customer_historical_order/{id}`. */
export interface CustomerHistoricalOrder extends CustomerHistoricalOrderRow {
  email: string | null;
  cancelled_at: string | null;
  subtotal: number | null;
  discount: number;
  shipping: number;
  tax: number;
  refunded: number;
  coupon_code: string | null;
  payment_method: string | null;
  shipping_method: string | null;
  note: string | null;
  billing_address: OrderAddress | null;
  shipping_address: OrderAddress | null;
  lines: HistoricalOrderLineView[];
}
