import type { SaveProductAttributes } from '@stoa/contracts';
import { factsOf, idsOfKey, normaliseSku } from '../variant-rules';
import { type Variant, VARIANT_FACTS } from '../variant.entity';
import type { ExistingProduct } from './existing-products';
import type { ProductDraft, VariantDraft } from './product-draft';

type VariantInput = SaveProductAttributes['variants'][number];

/** Result of merging a draft into a product's second step: the draft's variants in order, then the others. */
export interface MergedStep {
  axes: SaveProductAttributes['axes'];
  variants: VariantInput[];
  /** Existing variant matched by each draft variant; undefined for a new one. */
  matches: (Variant | undefined)[];
}

/** Merges a draft into the existing product. */
export function mergedStep(draft: ProductDraft, existing: ExistingProduct | undefined): MergedStep {
  const present = existing?.variants ?? [];
  const matches = matched(draft, existing);
  const others = present.filter((variant) => !matches.includes(variant));
  // A draft that says nothing about options, such as one of prices alone, keeps those of its variants.
  const isSettled = draft.axes.length > 0 || (others.length === 0 && draft.values.type !== undefined);
  const attributes = isSettled ? draft.axes : (existing?.axes ?? []);
  const variants = [
    ...draft.variants.map((variant, place) => merged(variant, matches[place], draft.axes.length > 0)),
    ...others.map(asItIs),
  ];
  const chosen = variants.map((variant) => variant.option_value_ids);
  const axes = attributes.map((attribute_id, place) => ({
    attribute_id,
    value_ids: [...new Set(chosen.flatMap((ids) => ids[place] ?? []))],
  }));
  return { axes, variants, matches };
}

/** Matches variants by SKU, then by options; a single remaining variant on both sides matches too. */
function matched(draft: ProductDraft, existing: ExistingProduct | undefined): (Variant | undefined)[] {
  const unmatched = new Set(existing?.variants ?? []);
  const take = (fits: (variant: Variant) => boolean): Variant | undefined => {
    const match = [...unmatched].find(fits);
    if (match) unmatched.delete(match);
    return match;
  };
  const bySku = draft.variants.map(({ sku }) => take((variant) => variant.sku === normaliseSku(sku)));
  const places = existing ? draft.axes.map((id) => existing.axes.indexOf(id)) : [];
  return draft.variants.map((variant, index) => {
    if (bySku[index]) return bySku[index];
    if (draft.axes.length === 0)
      return draft.variants.length === 1 && unmatched.size === 1 ? take(() => true) : undefined;
    if (places.length !== existing?.axes.length) return undefined;
    return take(({ option_key }) => {
      const ids = idsOfKey(option_key);
      return places.every((place, axis) => ids[place] === variant.option_value_ids[axis]);
    });
  });
}

function merged(draft: VariantDraft, present: Variant | undefined, hasAxes: boolean): VariantInput {
  const stated: Partial<Variant> = { ...present };
  for (const name of VARIANT_FACTS)
    if (draft[name] !== undefined) Object.assign(stated, { [name]: draft[name] });
  return {
    ...factsOf({ ...stated, price: draft.price ?? present?.price ?? 0 }),
    ...(present && { id: present.id }),
    ...(draft.media_id !== undefined && { media_id: draft.media_id }),
    sku: normaliseSku(draft.sku),
    option_value_ids: hasAxes || !present ? draft.option_value_ids : idsOfKey(present.option_key),
  };
}

function asItIs(variant: Variant): VariantInput {
  const { id, sku, option_key } = variant;
  return { ...factsOf(variant), id, sku, option_value_ids: idsOfKey(option_key) };
}
