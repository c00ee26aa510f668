import type { ProductStatus, ProductType, StockStatus } from '../states';
import type { Translations } from '../language';
import type { TierPrice } from '../tier-price';

/** A variant as the consoles edit it; prices in minor units of the shop's default currency. */
export interface VariantRecord {
  id: number;
  sku: string;
  gtin: string | null;
  /** One value per option of the product. */
  option_value_ids: number[];
  price: number;
  compare_at: number | null;
  /** Tier prices by ascending quantity. */
  tier_prices: TierPrice[];
  cost: number | null;
  /** Packed weight in grams. */
  weight: number | null;
  /** Packed outer dimensions in millimetres. */
  length: number | null;
  width: number | null;
  height: number | null;
  media_id: number | null;
  backorder: 'deny' | 'allow';
  /** Stock is low at this many available units or fewer; the shop's setting applies when empty. */
  reorder_point: number | null;
  on_hand: number;
  reserved: number;
  available: number;
}

export interface ProductMediaRecord {
  media_id: number;
  url: string;
  thumbnail_url: string;
  alt: string;
  sort: number;
}

/** A specification of the product: values of an attribute, or free text for an attribute without values. */
export interface ProductAttributeRecord {
  attribute_id: number;
  value_ids: number[];
  text: string | null;
}

/** `GET {admin|vendor}/products/{id}`: the complete product for the three-step editor. */
export interface ProductRecord {
  id: number;
  version: number;
  vendor_id: number;
  vendor_name: string;
  type: ProductType;
  status: ProductStatus;
  /** Statuses that the reader may set now. */
  allowed: ProductStatus[];
  /** An operator has taken it off sale: its vendor can only submit it for approval. */
  is_suspended: boolean;
  /** Whether this reader's change of content or price unpublishes the product until it is approved. */
  needs_approval: boolean;
  is_free: boolean;
  name: string;
  slug: string;
  short_description: string | null;
  description: string | null;
  translations: Translations;
  brand_id: number | null;
  primary_category_id: number | null;
  category_ids: number[];
  unit_id: number | null;
  tax_class_id: number | null;
  /** Related products of the same vendor, shown first on the product page. */
  related_ids: number[];
  seo_title: string | null;
  seo_description: string | null;
  is_featured: boolean;
  stock_status: StockStatus;
  axes: { attribute_id: number; value_ids: number[] }[];
  attributes: ProductAttributeRecord[];
  variants: VariantRecord[];
  media: ProductMediaRecord[];
}

/**
 * `POST {admin|vendor}/createProduct`: the product's declared fields plus price and opening stock of its
 * single variant, its images, and whether it is published at once.
 */
export interface CreateProduct extends Partial<
  Omit<SaveProductAttributes['variants'][number], 'id' | 'option_value_ids' | 'media_id'>
> {
  name: string;
  /** For vendors, the session's own vendor. */
  vendor_id?: number;
  type?: ProductType;
  is_free?: boolean;
  translations?: Translations;
  media?: SaveProductMedia['media'];
  /** `active` means pending where vendors' products need an operator's approval. */
  status?: 'draft' | 'active';
}

/** `POST {admin|vendor}/createAttributeValue`: adds a missing value while a product is edited. */
export interface CreateAttributeValue {
  attribute_id: number;
  value: string;
}

/** An attribute value as a select option. */
export interface AttributeValueChoice extends CreateAttributeValue {
  id: number;
}

/** `GET {admin|vendor}/newProduct`: defaults for the form that creates a product. */
export interface NewProduct {
  /** Whether publishing requires an operator's approval first. */
  needs_approval: boolean;
  /** Default vendor: the session's own, or the one that the shop itself sells as. */
  vendor_id: number | null;
}

/** `PUT {admin|vendor}/productsAttribute/{id}` (step 2): replaces options, variants and specifications. */
export interface SaveProductAttributes {
  version: number;
  axes: { attribute_id: number; value_ids: number[] }[];
  variants: {
    id?: number;
    sku: string;
    gtin?: string | null;
    option_value_ids: number[];
    price: number;
    compare_at?: number | null;
    tier_prices?: TierPrice[] | null;
    cost?: number | null;
    weight?: number | null;
    length?: number | null;
    width?: number | null;
    height?: number | null;
    reorder_point?: number | null;
    media_id?: number | null;
    backorder?: 'deny' | 'allow';
    /** Opening stock in units; only for a variant without an id. */
    opening_stock?: number;
  }[];
  attributes: { attribute_id: number; value_ids?: number[]; text?: string | null }[];
}

/** `PUT {admin|vendor}/productsMedia/{id}` (step 3): the images in display order. */
export interface SaveProductMedia {
  version: number;
  media: { media_id: number; alt?: string }[];
}

/** Body of `PUT {admin|vendor}/updateProductStock/{product}/{stock}`; `variant_id` where a product has several. */
export interface SetProductStock {
  variant_id?: number;
  reason?: string;
}

/** The most pieces in one number of a stock. */
export const MAX_STOCK = 1_000_000;
/** 100 tonnes, in grams. */
export const MAX_WEIGHT = 100_000_000;
/** 100 m, in millimetres. */
export const MAX_DIMENSION = 100_000;
