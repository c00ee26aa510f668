import type { ProductStatus, ProductType, StockStatus } from '../states';
import type { Translations } from '../language';
import type { TierPrice } from '../tier-price';

/** A variant as consoles edit it; prices in minor units of the shop's default currency. */
export interface VariantRecord {
  id: number;
  sku: string;
  gtin: string | null;
  /** One value of each axis of the product. */
  option_value_ids: number[];
  price: number;
  compare_at: number | null;
  /** Quantity breaks by rising quantity. */
  tier_prices: TierPrice[];
  cost: number | null;
  /** Grams, packed. */
  weight: number | null;
  /** Outer measures in millimetres, packed. */
  length: number | null;
  width: number | null;
  height: number | null;
  media_id: number | null;
  backorder: 'deny' | 'allow';
  /** At so many available pieces or fewer it runs low; the shop's setting counts where it is empty. */
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

/** A specification of the product: chosen values of an attribute, or free text where the attribute has no values. */
export interface ProductAttributeRecord {
  attribute_id: number;
  value_ids: number[];
  text: string | null;
}

/** `GET {admin|vendor}/products/{id}`: the whole product for the three-step editor. */
export interface ProductRecord {
  id: number;
  version: number;
  vendor_id: number;
  type: ProductType;
  status: ProductStatus;
  /** Where the reader may move it from here. */
  allowed: ProductStatus[];
  /** Whether the reader's change of what buyers read and pay takes it off the shop until an operator has approved it. */
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
  /** Goods of the same vendor that its page shows first. */
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
 * `POST {admin|vendor}/createProduct`: a product's own fields as they are declared, and beside them what its one
 * variant costs, how many there are, its pictures, and whether it is for sale at once.
 */
export interface CreateProduct extends Partial<
  Omit<SaveProductAttributes['variants'][number], 'id' | 'option_value_ids' | 'media_id'>
> {
  name: string;
  /** The session's own for vendors. */
  vendor_id?: number;
  type?: ProductType;
  is_free?: boolean;
  translations?: Translations;
  media?: SaveProductMedia['media'];
  /** `active` waits for an operator where vendors' products are approved first. */
  status?: 'draft' | 'active';
}

/** `POST {admin|vendor}/createAttributeValue`: a value that is missing while a product is described. */
export interface CreateAttributeValue {
  attribute_id: number;
  value: string;
}

/** One value of an attribute, to choose from. */
export interface AttributeValueChoice extends CreateAttributeValue {
  id: number;
}

/** `GET {admin|vendor}/newProduct`: what a product begins with that the reader is about to create. */
export interface NewProduct {
  /** Whether showing it means to hand it to an operator first. */
  needs_approval: boolean;
  /** Whose it most likely is: one's own, or the vendor that the shop itself sells as. */
  vendor_id: number | null;
}

/** `PUT {admin|vendor}/productsAttribute/{id}` (step 2): axes, variants and specifications as they shall be. */
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
    /** Pieces on hand to begin with; only for a variant without an id. */
    opening_stock?: number;
  }[];
  attributes: { attribute_id: number; value_ids?: number[]; text?: string | null }[];
}

/** `PUT {admin|vendor}/productsMedia/{id}` (step 3): the pictures in their order. */
export interface SaveProductMedia {
  version: number;
  media: { media_id: number; alt?: string }[];
}

/** Body of `PUT {admin|vendor}/updateProductStock/{product}/{stock}`; `variant_id` where a product has several. */
export interface SetProductStock {
  variant_id?: number;
  reason?: string;
}
