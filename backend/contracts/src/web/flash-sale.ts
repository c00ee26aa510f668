import type { ChosenOption } from './cart';
import type { FlashOffer, ProductCard } from './catalogue';
import type { Picture } from './picture';

/** A flash sale without its items. */
export interface FlashSaleSummary {
  id: number;
  title: string;
  banner: Picture | null;
  starts_at: string;
  ends_at: string;
}

/** A variant of a flash sale with its product's card; amounts in the requested currency. */
export interface FlashSaleItem extends Omit<FlashOffer, 'ends_at'> {
  product: ProductCard;
  variant_id: number;
  /** Option values that distinguish the variant, as text. */
  options: ChosenOption[];
  price: number;
  regular_price: number;
}

/** A live flash sale. */
export interface FlashSaleShown extends FlashSaleSummary {
  items: FlashSaleItem[];
}

/** `GET web/flash_sale_products`; countdowns are relative to `server_time`, never to the client's clock. */
export interface FlashSaleProducts {
  server_time: string;
  /** Live flash sales, by end time. */
  live: FlashSaleShown[];
  /** The next scheduled one. */
  next: FlashSaleSummary | null;
}
