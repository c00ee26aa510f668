import type { ProductStatus, SaveProductAttributes, TierPrice } from '@stoa/contracts';
import type { FieldRefusals } from '../../../../kernel/http';
import type { Values } from '../../../../kernel/resource';

/** A variant in an import; omitted fields stay unchanged. */
export interface VariantDraft {
  sku: string;
  gtin?: string | null;
  price?: number;
  compare_at?: number | null;
  tier_prices?: TierPrice[] | null;
  cost?: number | null;
  weight?: number | null;
  length?: number | null;
  width?: number | null;
  height?: number | null;
  backorder?: 'deny' | 'allow';
  reorder_point?: number | null;
  /** A picture that the product may use. */
  media_id?: number | null;
  /** Units on hand. */
  stock?: number;
  /** One value id per axis of the draft. */
  option_value_ids: number[];
}

/** A product in an import; omitted fields stay unchanged. */
export interface ProductDraft {
  /** The product to update; null for a new one. */
  id: number | null;
  vendor_id: number;
  /** Fields of the editor's first step, with translations. */
  values: Values;
  status?: ProductStatus;
  /** Attribute ids of the axes, in order. */
  axes: number[];
  variants: VariantDraft[];
  /** Specifications to set; those of other attributes stay. */
  attributes?: SaveProductAttributes['attributes'];
  /** The gallery in order, of pictures that the product may use. */
  media_ids?: number[];
}

/** Old and new value of a field. */
export interface FieldChange {
  before: unknown;
  after: unknown;
}
export type FieldChanges = Record<string, FieldChange>;

/** Changes made to a product, sufficient to revert them. */
export interface ProductPatch {
  /** By field; translations as `name:ar`, specifications as `attribute:7`. */
  fields: FieldChanges;
  /** Changes of existing variants. */
  variants: { id: number; sku: string; fields: FieldChanges }[];
  /** Ids of added variants. */
  added: number[];
  /** Stock adjustments. */
  stock: { variant_id: number; quantity: number }[];
}

/** Result of saving one draft. */
export type DraftOutcome =
  | { ok: true; id: number | null; action: 'created' | 'updated' | 'unchanged'; patch: ProductPatch }
  /** Errors by field; those of variants are prefixed `variants.<index>.` */
  | { ok: false; errors: FieldRefusals };
