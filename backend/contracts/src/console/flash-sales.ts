import type { FlashSaleState } from '../states';

/** What a flash sale's record says beside its fields. */
export interface FlashSaleFigures {
  state: FlashSaleState;
  /** Pieces that living orders hold, by variant id. */
  sold: Record<string, number>;
}

/** `GET admin/flash_sale_variants`: a variant that may become an item; amounts in the shop's default currency. */
export interface FlashSaleVariant {
  id: number;
  product_id: number;
  name: string;
  sku: string;
  options: { name: string; value: string }[];
  vendor_name: string;
  /** What it costs outside of flash sales. */
  price: number;
  available: number;
  backorder: 'deny' | 'allow';
  /** The fewest pieces that its product is sold in. */
  min_qty: number;
}
