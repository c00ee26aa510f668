import type { ProductCard, VariantDetail } from './catalogue';

/** Maximum number of products on a wish list. */
export const MAX_WISHLIST_ITEMS = 200;

/** Maximum number of products compared at once. */
export const MAX_COMPARED = 4;

/** A wish-list item. Amounts are minor units of the list's currency. */
export interface WishlistItem {
  id: number;
  product_id: number;
  /** The variant that was selected, if any. */
  variant_id: number | null;
  /** Also set for a product that is not published. */
  name: string;
  /** ISO time. */
  added_at: string;
  price_when_added: number;
  /** Null while the product is not published. */
  product: ProductCard | null;
  /** Price reduction since it was added; null without one. */
  price_drop: number | null;
  /** Sold out when it was added, and in stock now. */
  is_back_in_stock: boolean;
}

/** `GET web/fetchWishlistItems`, newest first; changes of the list respond with it too. */
export interface Wishlist {
  count: number;
  currency: string;
  items: WishlistItem[];
}

/** `GET web/wishlist_share`: token of the shared list's link; null while it is not shared. */
export interface WishlistShare {
  token: string | null;
}

/** `GET web/price_alerts`, `POST web/setPriceAlerts`: whether price alerts for the wish list are on. */
export interface PriceAlerts {
  is_on: boolean;
}

/** `GET web/shared_wishlist/{token}`: a customer's wish list as others see it. */
export interface SharedWishlist {
  first_name: string;
  /** Published products only, newest first. */
  products: ProductCard[];
}

/** `POST web/addWishlistItem`; a product already on the list is left unchanged. */
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
  /** One to four distinct ids. */
  product_ids: number[];
}

/** A compared product: its card, and details of the variant that its page opens with. */
export interface ComparedProduct extends Pick<VariantDetail, 'weight' | 'dimensions'> {
  product: ProductCard;
  /** Whether it can be bought now, subject to stock. */
  is_sellable: boolean;
}

/** One row of the specifications: a text per product, null without one. */
export interface ComparedAttribute {
  code: string;
  name: string;
  values: (string | null)[];
}

/** Products in the requested order; unpublished ones are omitted. */
export interface ProductComparison {
  products: ComparedProduct[];
  attributes: ComparedAttribute[];
}
