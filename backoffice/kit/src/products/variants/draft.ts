import {
  parseMoney,
  type CurrencyFacts,
  type ProductRecord,
  type SaveProductAttributes,
} from '@stoa/contracts';
import { majorText } from '../../fields/kinds/money';
import { tierDrafts, tierInputs, type TierDraft } from './tier-drafts';
import { parseWholeNumber } from './whole-number';

/** Integer fields of a variant, empty if unknown. */
export const WHOLES = ['weight', 'length', 'width', 'height', 'reorder_point'] as const;
export type IntegerField = (typeof WHOLES)[number];

/** A variant being edited: numbers stay as typed until they are sent. */
export interface VariantDraft extends Record<IntegerField, string> {
  /** React key of the variant, also before it has an id. */
  key: string;
  id?: number;
  option_value_ids: number[];
  sku: string;
  gtin: string;
  price: string;
  compare_at: string;
  cost: string;
  tiers: TierDraft[];
  stock: string;
  backorder: boolean;
  reserved: number;
}

export interface AxisDraft {
  attribute_id: number;
  value_ids: number[];
}

export interface SpecificationDraft {
  attribute_id: number;
  value_ids: number[];
  text: string;
}

export interface VariantsDraft {
  axes: AxisDraft[];
  variants: VariantDraft[];
  specifications: SpecificationDraft[];
}

/** Maximum number of combinations that are generated. */
export const MAX_VARIANTS = 1000;

let lastKey = 0;

/** An empty variant for a combination, with prices and measures copied from `model`, if any. */
export function newVariant(option_value_ids: number[], model?: VariantDraft, sku = ''): VariantDraft {
  lastKey += 1;
  const { price = '', compare_at = '', cost = '', tiers = [], backorder = false } = model ?? {};
  // Variants of a product mostly share the same parcel measures.
  const wholes = Object.fromEntries(WHOLES.map((name) => [name, model?.[name] ?? '']));
  return {
    key: `new-${lastKey}`,
    ...(wholes as Record<IntegerField, string>),
    option_value_ids,
    sku,
    gtin: '',
    price,
    compare_at,
    cost,
    tiers,
    stock: '0',
    backorder,
    reserved: 0,
  };
}

/** The editor's state for a product of the API. */
export function draftOf(product: ProductRecord, currency: CurrencyFacts): VariantsDraft {
  const variants = product.variants.map((variant) => ({
    key: String(variant.id),
    id: variant.id,
    option_value_ids: variant.option_value_ids,
    sku: variant.sku,
    gtin: variant.gtin ?? '',
    ...(Object.fromEntries(WHOLES.map((name) => [name, String(variant[name] ?? '')])) as Record<
      IntegerField,
      string
    >),
    // A new product has one variant without a price.
    price: variant.price > 0 || product.is_free ? majorText(variant.price, currency) : '',
    compare_at: majorText(variant.compare_at, currency),
    cost: majorText(variant.cost, currency),
    tiers: tierDrafts(variant.tier_prices, currency),
    stock: String(variant.on_hand),
    backorder: variant.backorder === 'allow',
    reserved: variant.reserved,
  }));
  return {
    axes: product.axes,
    variants: variants.length > 0 || product.axes.length > 0 ? variants : [newVariant([])],
    specifications: product.attributes.map((entry) => ({ ...entry, text: entry.text ?? '' })),
  };
}

/** Every combination of the axes' values; a single empty one without axes. */
export function combinations(axes: readonly AxisDraft[]): number[][] {
  const used = axes.filter(({ value_ids }) => value_ids.length > 0);
  return used.reduce<number[][]>(
    (made, { value_ids }) =>
      made.flatMap((ids) => value_ids.map((id) => [...ids, id])).slice(0, MAX_VARIANTS),
    [[]],
  );
}

const within = (ids: readonly number[], all: readonly number[]) => ids.every((id) => all.includes(id));

/** Numbers SKUs that another variant has: values that differ late, or in other scripts, share a default. */
function unusedSkus(variants: readonly VariantDraft[]) {
  const used = new Set(variants.map(({ sku }) => sku.toUpperCase()));
  return (wanted: string): string => {
    let sku = wanted;
    for (let n = 2; used.has(sku); n += 1) sku = `${wanted}-${n}`;
    used.add(sku);
    return sku;
  };
}

/** Variants for exactly the axes' combinations; existing ones keep their values when axes come or go. */
export function fitVariants(
  axes: readonly AxisDraft[],
  variants: readonly VariantDraft[],
  skuOf: (ids: number[]) => string,
): VariantDraft[] {
  const free = new Set(variants);
  const take = (fits: (variant: VariantDraft) => boolean) => {
    const match = [...free].find(fits);
    if (match) free.delete(match);
    return match;
  };
  const wanted = combinations(axes).map((ids) => ({
    ids,
    kept: take(({ option_value_ids: own }) => own.length === ids.length && within(own, ids)),
  }));
  const unused = unusedSkus(variants);
  return wanted.map(({ ids, kept: draft }) => {
    const near = draft ?? take(({ option_value_ids: own }) => within(own, ids) || within(ids, own));
    if (!near) return newVariant(ids, variants[0], unused(skuOf(ids)));
    // The only variant of a new product has no SKU yet.
    return { ...near, option_value_ids: ids, sku: near.sku.trim() ? near.sku : unused(skuOf(ids)) };
  });
}

function wholesOf(variant: VariantDraft): Record<IntegerField, number | null> {
  return Object.fromEntries(WHOLES.map((name) => [name, parseWholeNumber(variant[name])])) as Record<
    IntegerField,
    number | null
  >;
}

/** Request body for a valid draft; fields not in the grid are preserved. */
export function inputOf(
  draft: VariantsDraft,
  product: ProductRecord,
  currency: CurrencyFacts,
): SaveProductAttributes {
  const amount = (text: string) => (text.trim() === '' ? null : parseMoney(text, currency.exponent));
  return {
    version: product.version,
    axes: draft.axes.filter(({ value_ids }) => value_ids.length > 0),
    variants: draft.variants.map((variant) => {
      const before = product.variants.find(({ id }) => id === variant.id);
      const figures = {
        price: amount(variant.price) ?? 0,
        compare_at: amount(variant.compare_at),
        cost: amount(variant.cost),
        tier_prices: tierInputs(variant.tiers, currency),
      };
      const { option_value_ids } = variant;
      const codes = { sku: variant.sku.trim(), gtin: variant.gtin.trim() || null, option_value_ids };
      const facts = { ...codes, ...figures, ...wholesOf(variant) };
      const backorder = variant.backorder ? ('allow' as const) : ('deny' as const);
      if (!before) return { ...facts, backorder, opening_stock: parseWholeNumber(variant.stock) ?? 0 };
      const { id, media_id } = before;
      return { id, ...facts, backorder, media_id };
    }),
    attributes: draft.specifications
      .filter(({ value_ids, text }) => value_ids.length > 0 || text.trim() !== '')
      .map(({ attribute_id, value_ids, text }) =>
        value_ids.length > 0 ? { attribute_id, value_ids } : { attribute_id, text: text.trim() },
      ),
  };
}

/** Variants whose stock on hand was changed. */
export function stockChanges(
  draft: VariantsDraft,
  product: ProductRecord,
): { id: number; sku: string; stock: number }[] {
  return draft.variants.flatMap(({ id, sku, stock }) => {
    const before = product.variants.find((variant) => variant.id === id);
    return before && Number(stock) !== before.on_hand
      ? [{ id: before.id, sku, stock: Number(stock) || 0 }]
      : [];
  });
}
