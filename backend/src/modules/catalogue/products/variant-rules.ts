import type { CreateProduct, ProductType, SaveProductAttributes } from '@stoa/contracts';
import type { FieldRefusals } from '../../../kernel/http';
import { normaliseCode } from '../../../kernel/spelling';
import type { Attribute, AttributeValue } from '../attributes';
import { DEFAULT_MAX_QTY } from './product.entity';
import { storedTiers, tierErrors } from './tier-rules';
import type { Variant } from './variant.entity';
import { VARIANT_FACTS } from './variant.entity';

type VariantStatement = Pick<Variant, (typeof VARIANT_FACTS)[number]>;

/** Context that validation needs in addition to the input. */
export interface VariantFacts {
  type: ProductType;
  attributes: ReadonlyMap<number, Attribute>;
  values: ReadonlyMap<number, AttributeValue>;
  /** Ids of the product's existing variants. */
  known: ReadonlySet<number>;
  /** SKUs in use by other products of the vendor. */
  taken: ReadonlySet<string>;
  /** Ids of pictures that the product may use. */
  pictures: ReadonlySet<number>;
  /** Maximum quantity per order. */
  max_qty: number;
  /** Whether prices must not be 0: published or about to be, and not marked as free. */
  mustCost: boolean;
}

/** Error text for a SKU in use by another product of the vendor. */
export const SKU_TAKEN = 'another product of this vendor has the same SKU';

/** Variant facts of an input; null where omitted. */
export function factsOf(input: Partial<VariantStatement>): VariantStatement {
  const facts: Record<string, unknown> = {};
  for (const name of VARIANT_FACTS) facts[name] = input[name] ?? null;
  facts.backorder = input.backorder ?? 'deny';
  facts.tier_prices = storedTiers(input.tier_prices ?? null);
  return facts as VariantStatement;
}

/** Error text for publishing a product without a price. */
export const UNPRICED =
  'every variant needs a price before the product can be shown, unless it is marked as free';

/** Normalises a SKU to its stored form. */
export const normaliseSku = normaliseCode;

/** A variant's option value ids in axis order; identifies the variant within its product. */
export function optionKey(axes: SaveProductAttributes['axes'], chosen: readonly number[]): string {
  return axes.map((axis) => axis.value_ids.find((id) => chosen.includes(id)) ?? 0).join('.');
}

/** Option value ids of an `optionKey`, in axis order. */
export const idsOfKey = (key: string): number[] => key.split('.').filter(Boolean).map(Number);

/** Validation errors of the second editor step, by field. */
export function variantErrors(input: SaveProductAttributes, facts: VariantFacts): FieldRefusals {
  return {
    ...shapeErrors(input, facts),
    ...axisErrors(input, facts),
    ...rowErrors(input, facts),
    ...specificationErrors(input, facts),
  };
}

/** Input for the only variant that a simple product is created with. */
export type OnlyVariant = Pick<CreateProduct, 'type' | 'is_free' | 'status' | OnlyVariantFact> & {
  max_qty?: number;
};
type OnlyVariantFact = (typeof VARIANT_FACTS)[number] | 'sku' | 'opening_stock';

/** Validation errors of that variant, by field; for a variable product these fields must be empty. */
export function onlyVariantErrors(input: OnlyVariant, isTaken: boolean): FieldRefusals {
  if (input.type === 'variable') {
    const fields = ([...VARIANT_FACTS, 'sku', 'opening_stock'] as const).filter(
      (name) => input[name] != null,
    );
    return Object.fromEntries(fields.map((name) => [name, ['must be empty']]));
  }
  const sku = input.sku == null ? '' : normaliseSku(input.sku);
  const variant = {
    ...factsOf(input as Partial<Variant>),
    price: input.price ?? 0,
    sku,
    option_value_ids: [],
  };
  const errors = rowErrors(
    { version: 0, axes: [], attributes: [], variants: [variant] },
    {
      type: 'simple',
      attributes: new Map(),
      values: new Map(),
      known: new Set(),
      pictures: new Set(),
      taken: new Set(isTaken ? [sku] : []),
      mustCost: input.status === 'active' && !input.is_free,
      max_qty: input.max_qty ?? DEFAULT_MAX_QTY,
    },
  );
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field.replace('variants.0.', ''), messages]),
  );
}

function shapeErrors({ axes, variants }: SaveProductAttributes, { type }: VariantFacts): FieldRefusals {
  if (type !== 'variable') {
    return {
      ...(axes.length > 0 && { axes: ['only a variable product has options'] }),
      ...(variants.length !== 1 && { variants: ['this product has exactly one variant'] }),
    };
  }
  return {
    ...(axes.length === 0 && { axes: ['a variable product needs at least one option'] }),
    ...(variants.length === 0 && { variants: ['a variable product needs a variant'] }),
  };
}

function axisErrors({ axes }: SaveProductAttributes, { attributes, values }: VariantFacts): FieldRefusals {
  const errors: FieldRefusals = {};
  const seen = new Set<number>();
  axes.forEach(({ attribute_id, value_ids }, index) => {
    const attribute = attributes.get(attribute_id);
    if (!attribute) errors[`axes.${index}.attribute_id`] = ['does not exist'];
    else if (!attribute.is_variant_axis)
      errors[`axes.${index}.attribute_id`] = ['can’t be used to distinguish variants'];
    else if (seen.has(attribute_id)) errors[`axes.${index}.attribute_id`] = ['appears twice'];
    seen.add(attribute_id);
    const foreign = value_ids.some((id) => values.get(id)?.attribute_id !== attribute_id);
    if (foreign || value_ids.length === 0)
      errors[`axes.${index}.value_ids`] = ['must be values of this attribute'];
  });
  return errors;
}

function rowErrors({ axes, variants }: SaveProductAttributes, facts: VariantFacts): FieldRefusals {
  const errors: FieldRefusals = {};
  const [keys, skus, ids] = [new Set<string>(), new Set<string>(), new Set<number>()];
  variants.forEach((variant, index) => {
    const at = (field: string): string => `variants.${index}.${field}`;
    const key = optionKey(axes, variant.option_value_ids);
    const complete = variant.option_value_ids.length === axes.length && !key.split('.').includes('0');
    if (!complete && axes.length) errors[at('option_value_ids')] = ['needs one value for each option'];
    else if (!axes.length && variant.option_value_ids.length)
      errors[at('option_value_ids')] = ['must be empty'];
    else if (keys.has(key)) errors[at('option_value_ids')] = ['another variant has the same options'];
    keys.add(key);
    const sku = normaliseSku(variant.sku);
    if (skus.has(sku)) errors[at('sku')] = ['another variant has the same SKU'];
    else if (facts.taken.has(sku)) errors[at('sku')] = [SKU_TAKEN];
    skus.add(sku);
    if (variant.id !== undefined && (!facts.known.has(variant.id) || ids.has(variant.id)))
      errors[at('id')] = ['is not a variant of this product'];
    if (variant.id !== undefined) ids.add(variant.id);
    if (facts.mustCost && variant.price === 0) errors[at('price')] = [UNPRICED];
    if (variant.compare_at != null && variant.compare_at <= variant.price)
      errors[at('compare_at')] = ['must be higher than the price'];
    Object.assign(errors, tierErrors(variant, facts.max_qty, at));
    if (variant.media_id != null && !facts.pictures.has(variant.media_id))
      errors[at('media_id')] = ['does not exist'];
    if (variant.id !== undefined && variant.opening_stock !== undefined)
      errors[at('opening_stock')] = ['applies to new variants only'];
  });
  return errors;
}

function specificationErrors(
  input: SaveProductAttributes,
  { attributes, values }: VariantFacts,
): FieldRefusals {
  const errors: FieldRefusals = {};
  const seen = new Set(input.axes.map((axis) => axis.attribute_id));
  input.attributes.forEach(({ attribute_id, value_ids = [], text }, index) => {
    const at = `attributes.${index}`;
    if (!attributes.has(attribute_id)) errors[`${at}.attribute_id`] = ['does not exist'];
    else if (seen.has(attribute_id)) errors[`${at}.attribute_id`] = ['appears twice'];
    seen.add(attribute_id);
    if (value_ids.some((id) => values.get(id)?.attribute_id !== attribute_id))
      errors[`${at}.value_ids`] = ['must be values of this attribute'];
    if (value_ids.length === 0 && !text?.trim()) errors[`${at}.text`] = ['needs a value or text'];
  });
  return errors;
}
