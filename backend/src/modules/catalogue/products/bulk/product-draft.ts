import type { ProductStatus, SaveProductAttributes } from '@stoa/contracts';
import type { FieldRefusals } from '../../../../kernel/http';
import type { Values } from '../../../../kernel/resource';

/** A variant as a list of products states it; what is left out stays as it is. */
export interface VariantDraft {
  sku: string;
  gtin?: string | null;
  price?: number;
  compare_at?: number | null;
  cost?: number | null;
  weight?: number | null;
  length?: number | null;
  width?: number | null;
  height?: number | null;
  backorder?: 'deny' | 'allow';
  reorder_point?: number | null;
  /** Pieces that are on hand. */
  stock?: number;
  /** One value id for each axis of the draft. */
  option_value_ids: number[];
}

/** A product as a list of products states it; what is left out stays as it is. */
export interface ProductDraft {
  /** The product to change; a new one when null. */
  id: number | null;
  vendor_id: number;
  /** Fields of the editor's first step, with translations. */
  values: Values;
  status?: ProductStatus;
  /** Attributes that the variants differ in, in their order. */
  axes: number[];
  variants: VariantDraft[];
  /** Lines of the specification; those of other attributes stay. */
  attributes?: SaveProductAttributes['attributes'];
}

/** What a value was and has become. */
export interface Turn {
  before: unknown;
  after: unknown;
}
export type Turns = Record<string, Turn>;

/** What became of a product, enough to take it back. */
export interface ProductTurn {
  /** By field; texts of other languages as `name:ar`, lines of the specification as `attribute:7`. */
  fields: Turns;
  /** Variants that were there before. */
  variants: { id: number; sku: string; fields: Turns }[];
  /** Ids of variants that were added. */
  added: number[];
  /** Pieces that were counted in or out. */
  stock: { variant_id: number; quantity: number }[];
}

/** How it went with one draft. */
export type DraftOutcome =
  | { ok: true; id: number | null; action: 'created' | 'updated' | 'unchanged'; turn: ProductTurn }
  /** By field; those of the draft's variants begin with `variants.<place>.` */
  | { ok: false; errors: FieldRefusals };
