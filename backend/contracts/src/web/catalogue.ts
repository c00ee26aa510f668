import type { ProductType, StockStatus } from '../states';
import type { TierPrice } from '../tier-price';
import type { PageSeo } from './page-seo';
import type { Picture } from './picture';

/** A product as grids show it. Prices are minor units of `currency`, the requested one. */
export interface ProductCard {
  id: number;
  slug: string;
  name: string;
  vendor: { id: number; name: string; slug: string };
  brand: string | null;
  picture: Picture | null;
  /** Lowest price among sellable variants. */
  price: number;
  /** Highest price, when variants differ; the card then says "from". */
  price_max: number;
  compare_at: number | null;
  /** The lowest price of the 30 days before the reduction; null without a reduction or a price history. */
  lowest_price: number | null;
  currency: string;
  rating_avg: number;
  rating_count: number;
  stock_status: StockStatus;
  /** Set for a product with a single variant, so that a card can add it to the cart directly. */
  variant_id: number | null;
  is_featured: boolean;
  /** ISO time for upcoming products. */
  available_at: string | null;
  created_at: string;
}

/** A category with its children, for menus and filters. */
export interface CategoryNode {
  id: number;
  slug: string;
  name: string;
  picture: Picture | null;
  icon: string | null;
  product_count: number;
  children: CategoryNode[];
}

export interface BrandSummary {
  id: number;
  slug: string;
  name: string;
  logo: Picture | null;
  product_count: number;
}

export interface VendorSummary {
  id: number;
  slug: string;
  name: string;
  logo: Picture | null;
  cover: Picture | null;
  rating_avg: number;
  rating_count: number;
  product_count: number;
  since: string;
}

/** A store's current vacation, during which none of its products can be bought. */
export interface StoreVacation {
  /** ISO time; null without an end date. */
  ends_at: string | null;
}

/** `GET web/vendor/{id}` (id or slug). */
export interface VendorDetail extends VendorSummary {
  description: string;
  policies: string;
  store_status: 'open' | 'vacation' | 'closed';
  vacation: StoreVacation | null;
  followers_count: number;
  seo: PageSeo;
}

export const SHOP_SORTS = ['relevance', 'newest', 'price_asc', 'price_desc', 'rating', 'popular'] as const;
export type ShopSort = (typeof SHOP_SORTS)[number];

/**
 * Query of `GET web/shopFilterProducts`; lists are comma-separated, prices in minor units of the requested
 * currency.
 */
export interface ShopQuery {
  q?: string;
  category?: string;
  brand?: string;
  vendor?: string;
  price_min?: number;
  price_max?: number;
  rating?: number;
  in_stock?: 1;
  on_sale?: 1;
  /** ISO 3166 code of a country or a state, such as `DE` or `US-CA`: only products delivered there. */
  delivers_to?: string;
  /** Attribute facets: `attr.<code>=value,value`. */
  [attribute: `attr.${string}`]: string | undefined;
  sort?: ShopSort;
  page?: number;
  per_page?: number;
}

export interface FacetValue {
  value: string;
  label: string;
  count: number;
  selected: boolean;
  /** For colour attributes only. */
  swatch: string | null;
  /** For a category: slugs of its ancestors, from the root. */
  above?: string[];
}

/** One facet: its values are combined with OR, facets with AND. */
export interface Facet {
  /** Name of the query parameter: `category`, `brand`, `vendor`, `rating`, `in_stock`, `on_sale` or `attr.<code>`. */
  param: string;
  label: string;
  kind: 'list' | 'color' | 'rating' | 'flag';
  values: FacetValue[];
}

/** `GET web/shopFilterProducts`. `page` is the last page when a later one was requested. */
export interface ShopPage {
  products: ProductCard[];
  total: number;
  /** Spelling suggestion: `products` are its results or, where there are none, it would have some. */
  did_you_mean: string | null;
  /** Query parameters that were invalid, in whole or in part. */
  ignored: string[];
  page: number;
  per_page: number;
  pages: number;
  facets: Facet[];
  /** Bounds of the price slider in the requested currency. */
  price_range: { min: number; max: number } | null;
  sort: ShopSort;
  /** The requested delivery place, if any. */
  delivers_to: { code: string; name: string } | null;
  /** The requested category, with its ancestors from the root. */
  category: {
    id: number;
    name: string;
    slug: string;
    description: string;
    trail: { name: string; slug: string }[];
  } | null;
  /** The requested brand. */
  brand: { id: number; name: string; slug: string; description: string } | null;
  /** Meta data of the category or brand; null when none or several are requested. */
  seo: PageSeo | null;
}

/** Limits of a flash sale's price. */
export interface FlashOffer {
  ends_at: string;
  quota: number | null;
  /** Units left at this price; null where only the stock limits them. */
  left: number | null;
  /** Maximum units per customer at this price. */
  per_customer: number | null;
}

export interface VariantDetail {
  id: number;
  sku: string;
  /** Attribute code → attribute value id. */
  options: Record<string, number>;
  /** The price of a single unit. */
  price: number;
  compare_at: number | null;
  /** Tier prices below `price`, by ascending quantity. */
  tier_prices: TierPrice[];
  /** The lowest price of the 30 days before the reduction; null without a reduction or a price history. */
  lowest_price: number | null;
  /** The flash sale that `price` comes from. */
  offer: FlashOffer | null;
  available: number;
  stock_status: StockStatus;
  picture_id: number | null;
  /** Packed weight in grams. */
  weight: number | null;
  /** Packed length, width and height in millimetres. */
  dimensions: [number, number, number] | null;
}

/** An option in which variants differ, with the values that this product has. */
export interface OptionAxis {
  code: string;
  name: string;
  type: 'select' | 'color' | 'image';
  values: { id: number; label: string; swatch: string | null }[];
}

/** `GET web/product/{id}` (id or slug). A former slug returns the current one in `slug`; redirect to it. */
export interface ProductDetail {
  id: number;
  slug: string;
  name: string;
  type: ProductType;
  short_description: string;
  /** Sanitised HTML. */
  description: string;
  currency: string;
  vendor: VendorSummary & { store_status: 'open' | 'vacation' | 'closed'; vacation: StoreVacation | null };
  brand: { name: string; slug: string } | null;
  trail: { name: string; slug: string }[];
  pictures: Picture[];
  axes: OptionAxis[];
  variants: VariantDetail[];
  attributes: { name: string; value: string }[];
  min_qty: number;
  max_qty: number;
  unit: string | null;
  condition: string;
  warranty: string | null;
  return_days: number;
  rating_avg: number;
  rating_count: number;
  available_at: string | null;
  is_sellable: boolean;
  related: ProductCard[];
  seo: PageSeo;
  /** Slugs by language, for hreflang links. */
  slugs: Record<string, string>;
}

/** `GET web/search_products?q=`: suggestions while typing. */
export interface SearchSuggestions {
  products: { name: string; slug: string; picture: Picture | null; price: number; currency: string }[];
  categories: { name: string; slug: string }[];
  brands: { name: string; slug: string }[];
  vendors: { name: string; slug: string }[];
}

/** Body of `POST web/follow_vendor`. */
export interface FollowVendor {
  vendor_id: number;
  /** False to unfollow the store; defaults to true. */
  follow?: boolean;
}

/** A customer's follow state of a store. */
export interface FollowedVendor {
  vendor_id: number;
  is_followed: boolean;
  followers_count: number;
}
