import type { ProductCard, VariantDetail } from './catalogue';

/** Most products that a wish list holds. */
export const MOST_WISHES = 200;

/** Most products that are compared at once. */
export const MOST_COMPARED = 4;

/** A product that somebody likes. Amounts are minor units of the list's currency. */
export interface WishlistItem {
  id: number;
  product_id: number;
  /** The variant that was looked at, where one was named. */
  variant_id: number | null;
  /** Also of a product that is not offered at present. */
  name: string;
  /** ISO time. */
  added_at: string;
  price_when_added: number;
  /** Null while the product is not offered. */
  product: ProductCard | null;
  /** By how much the price has fallen since; null where it has not. */
  price_drop: number | null;
  /** Sold out when it was added, and to be had now. */
  is_back_in_stock: boolean;
}

/** `GET web/fetchWishlistItems`, the newest first; changes of the list answer with it too. */
export interface Wishlist {
  count: number;
  currency: string;
  items: WishlistItem[];
}

/** `GET web/wishlist_share`: by what others may look at the customer's list; null while nobody may. */
export interface WishlistShare {
  token: string | null;
}

/** `GET web/price_alerts`, `POST web/setPriceAlerts`: whether the customer hears of lower prices on the wish list. */
export interface PriceAlerts {
  is_on: boolean;
}

/** `GET web/shared_wishlist/{token}`: what somebody wishes for, as others see it. */
export interface SharedWishlist {
  first_name: string;
  /** Those that are offered at present, the newest first. */
  products: ProductCard[];
}

/** `POST web/addWishlistItem`; a product that is there already stays as it is. */
export interface AddWishlistItem {
  product_id: number;
  variant_id?: number | null;
}

/** `POST web/deleteWishlistItem`. */
export interface DeleteWishlistItem {
  product_id: number;
}

/** `POST web/compare_products`. */
export interface CompareProducts {
  /** One to four, each once. */
  product_ids: number[];
}

/** A product beside others: its card, and what its own page says of the variant that it opens with. */
export interface ComparedProduct extends Pick<VariantDetail, 'weight' | 'dimensions'> {
  product: ProductCard;
  /** Whether it can be bought now, as far as stock allows. */
  is_sellable: boolean;
}

/** One line of the specifications: a text for each product, null where it has none. */
export interface ComparedAttribute {
  code: string;
  name: string;
  values: (string | null)[];
}

/** Products in the order that was asked for; those that are not shown are left out. */
export interface ProductComparison {
  products: ComparedProduct[];
  attributes: ComparedAttribute[];
}
