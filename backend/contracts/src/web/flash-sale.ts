import type { FlashOffer, ProductCard } from './catalogue';
import type { Picture } from './shop';

/** A flash sale without its goods. */
export interface FlashSaleSummary {
  id: number;
  title: string;
  banner: Picture | null;
  starts_at: string;
  ends_at: string;
}

/** One variant of a flash sale with its product's card; amounts in the asked currency. */
export interface FlashSaleItem extends Omit<FlashOffer, 'ends_at'> {
  product: ProductCard;
  variant_id: number;
  /** What tells the variant from others of its product, in words. */
  options: { name: string; value: string }[];
  price: number;
  regular_price: number;
}

/** A flash sale that is on. */
export interface FlashSaleShown extends FlashSaleSummary {
  items: FlashSaleItem[];
}

/** `GET web/flash_sale_products`; deadlines count from `server_time`, never from a reader's own clock. */
export interface FlashSaleProducts {
  server_time: string;
  /** Those that are on, the first to end first. */
  live: FlashSaleShown[];
  /** The next one to come. */
  next: FlashSaleSummary | null;
}
