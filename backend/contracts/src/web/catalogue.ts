import type { PostSummary, WebInstagramPost } from './content';
import type { FlashSaleShown } from './flash-sale';
import type { ProductType, StockStatus } from '../states';
import type { TierPrice } from '../tier-price';
import type { Picture } from './shop';

/** Pages that exist once, and pages of a record, as `seo_pages` may describe them. */
export const SINGLE_PAGES = ['home', 'shop', 'brands', 'stores', 'flash_sales', 'blog', 'contact'] as const;
export const RECORD_PAGES = ['product', 'category', 'brand', 'vendor', 'page', 'post'] as const;
export type SinglePage = (typeof SINGLE_PAGES)[number];
export type RecordPage = (typeof RECORD_PAGES)[number];

/** What a page says of itself to search engines and shared links; `null` leaves it to the page. */
export interface PageSeo {
  title: string;
  description: string;
  robots: string | null;
  canonical: string | null;
  image: Picture | null;
}

/** A product as grids show it. Prices are minor units of `currency`, the one that was asked for. */
export interface ProductCard {
  id: number;
  slug: string;
  name: string;
  vendor: { id: number; name: string; slug: string };
  brand: string | null;
  picture: Picture | null;
  /** Lowest price among sellable variants. */
  price: number;
  /** Highest, when variants differ; the card then says "from". */
  price_max: number;
  compare_at: number | null;
  /** The lowest price of the 30 days before the reduction began; null without one, and where nothing is known. */
  lowest_price: number | null;
  currency: string;
  rating_avg: number;
  rating_count: number;
  stock_status: StockStatus;
  /** Set when one variant is all there is, so that a card can add it to the cart at once. */
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

/** A store's vacation, as long as it lasts: nothing of it can be bought. */
export interface StoreVacation {
  /** ISO time; null where the vendor has named no end. */
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

/** Query of `GET web/shopFilterProducts`; lists are comma-separated, prices in minor units of the asked currency. */
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
  /** ISO 3166 code of a country or a state, such as `DE` or `US-CA`: only what vendors deliver there. */
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
  /** For colour attributes. */
  swatch: string | null;
  /** Of a category: the slugs of those above it, from the top. */
  above?: string[];
}

/** One facet: values within it are alternatives, facets narrow each other. */
export interface Facet {
  /** Name of the query parameter: `category`, `brand`, `vendor`, `rating`, `in_stock`, `on_sale` or `attr.<code>`. */
  param: string;
  label: string;
  kind: 'list' | 'color' | 'rating' | 'flag';
  values: FacetValue[];
}

/** `GET web/shopFilterProducts`. `page` is the last one where a later one was asked for. */
export interface ShopPage {
  products: ProductCard[];
  total: number;
  /** What the search was probably meant to say: the products are for it, or, where there are none, it would find some. */
  did_you_mean: string | null;
  /** Parameters of the query that meant nothing, in part or at all. */
  ignored: string[];
  page: number;
  per_page: number;
  pages: number;
  facets: Facet[];
  /** Bounds of the price slider in the asked currency. */
  price_range: { min: number; max: number } | null;
  sort: ShopSort;
  /** The place that the goods can be delivered to, where one was asked for. */
  delivers_to: { code: string; name: string } | null;
  /** The category looked at, with the way from the root. */
  category: {
    id: number;
    name: string;
    slug: string;
    description: string;
    trail: { name: string; slug: string }[];
  } | null;
  /** The brand looked at. */
  brand: { id: number; name: string; slug: string; description: string } | null;
  /** What search engines are told of the category or the brand; null where several or none are looked at. */
  seo: PageSeo | null;
}

/** `GET web/shopPageData`: what the home page shows; an empty list means the section is left out. */
export interface HomeData {
  categories: CategoryNode[];
  /** The flash sale that ends first, without what has run out. */
  flash_sale: FlashSaleShown | null;
  featured: ProductCard[];
  new_arrivals: ProductCard[];
  trending: ProductCard[];
  upcoming: ProductCard[];
  stores: VendorSummary[];
  brands: BrandSummary[];
  /** The latest of the blog. */
  posts: PostSummary[];
  /** The latest of the shop's Instagram account. */
  instagram: WebInstagramPost[];
}

/** How a flash sale's price is bounded. */
export interface FlashOffer {
  ends_at: string;
  quota: number | null;
  /** Pieces left at this price; null where nothing but the stock bounds them. */
  left: number | null;
  /** Pieces that one customer gets at this price. */
  per_customer: number | null;
}

export interface VariantDetail {
  id: number;
  sku: string;
  /** Attribute code → value id. */
  options: Record<string, number>;
  /** What a single piece costs. */
  price: number;
  compare_at: number | null;
  /** Quantity breaks that are cheaper than `price`, by rising quantity. */
  tier_prices: TierPrice[];
  /** The lowest price of the 30 days before the reduction began; null without one, and where nothing is known. */
  lowest_price: number | null;
  /** The flash sale that `price` comes from. */
  offer: FlashOffer | null;
  available: number;
  stock_status: StockStatus;
  picture_id: number | null;
  /** Grams, packed. */
  weight: number | null;
  /** Length, width and height in millimetres, packed. */
  dimensions: [number, number, number] | null;
}

/** An axis that variants differ in, with the values that exist for this product. */
export interface OptionAxis {
  code: string;
  name: string;
  type: 'select' | 'color' | 'image';
  values: { id: number; label: string; swatch: string | null }[];
}

/** `GET web/product/{id}` (id or slug). A slug that was renamed answers with the new one in `slug`; redirect to it. */
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
  /** False to follow the store no longer; true where it is left out. */
  follow?: boolean;
}

/** How a customer stands to a store. */
export interface FollowedVendor {
  vendor_id: number;
  is_followed: boolean;
  followers_count: number;
}
