import type { FlashSaleState } from '../states';

/** Computed properties of a flash sale's record. */
export interface FlashSaleFigures {
  state: FlashSaleState;
  /** Units held by orders that are not void, by variant id. */
  sold: Record<string, number>;
}

/** `GET admin/flash_sale_variants`: a candidate for a flash sale; amounts in the shop's default currency. */
export interface FlashSaleVariant {
  id: number;
  product_id: number;
  name: string;
  sku: string;
  options: { name: string; value: string }[];
  vendor_name: string;
  /** The price outside flash sales. */
  price: number;
  available: number;
  backorder: 'deny' | 'allow';
  /** The product's minimum order quantity. */
  min_qty: number;
}
