import type { StockStatus } from '@stoa/contracts';
import type { QuotaView } from '~/features/catalogue/card-view';
import type { PriceTexts, TierView } from './variant-prices';

/** An axis, that is an option in which variants differ, such as colour or size. */
export interface AxisView {
  code: string;
  name: string;
  isColor: boolean;
  values: { id: number; label: string; swatch: string | null }[];
}

/** Data of a variant; amounts in minor units. */
export interface VariantFacts {
  id: number;
  sku: string;
  /** Value ids in the order of the axes. */
  values: number[];
  price: number;
  texts: PriceTexts;
  tiers: TierView[];
  /** Grams; null if unknown. */
  weight: number | null;
  stock: StockStatus;
  available: number;
  /** Quantities that can be bought; null if it cannot be bought now. */
  buy: { min: number; max: number } | null;
  pictureId: number | null;
  offer: { until: string; deadline: string; quota: QuotaView | null; limit: string | null } | null;
}

/** A product's options and variants. */
export interface ProductOptions {
  path: string;
  axes: AxisView[];
  variants: VariantFacts[];
}

/** A value id for each axis, in order; null where none is chosen yet. */
export type Choice = readonly (number | null)[];

/** Availability of a value with the rest of the choice; `apart`: no such variant. */
export type OptionAvailability = 'open' | 'soldOut' | 'apart';

/** Beginning of the names of all axes' fields. */
export const CHOICE_PREFIX = 'choice.';

/** Name of an axis's field in forms and addresses. */
export const choiceField = (code: string): string => CHOICE_PREFIX + code;

/** Variants that match everything chosen so far. */
export const matching = (variants: readonly VariantFacts[], choice: Choice): VariantFacts[] =>
  variants.filter(({ values }) => choice.every((value, axis) => value === null || values[axis] === value));

/** The variant of a complete choice; undefined if incomplete or if there is no such variant. */
export function chosenVariant({ variants }: ProductOptions, choice: Choice): VariantFacts | undefined {
  return choice.includes(null) ? undefined : matching(variants, choice)[0];
}

/**
 * Initial choice: axes with a single value, and the colour that the images show. Other options, such as size,
 * are left to the buyer.
 */
export function initialChoice({ axes, variants }: ProductOptions): Choice {
  const shown = variants.find(({ buy }) => buy) ?? variants[0];
  return axes.map(({ values, isColor }, axis) => {
    if (values.length === 1) return values[0]?.id ?? null;
    return isColor ? (shown?.values[axis] ?? null) : null;
  });
}

/** The choice in a URL or form: a variant id or single values; unknown ones are ignored. */
export function readChoice(product: ProductOptions, named: { get(name: string): unknown }): Choice {
  const variant = product.variants.find(({ id }) => String(id) === named.get('variant'));
  const initial = variant?.values ?? initialChoice(product);
  return product.axes.map(({ code, values }, axis) => {
    const value = values.find(({ id }) => String(id) === named.get(choiceField(code)));
    return value?.id ?? initial[axis] ?? null;
  });
}

/** URL of a choice: the variant's own, or the single values if there is none. */
export function choiceHref(product: ProductOptions, choice: Choice): string {
  const variant = chosenVariant(product, choice);
  if (variant) return `${product.path}?variant=${variant.id}`;
  const query = new URLSearchParams();
  product.axes.forEach(({ code }, axis) => {
    const value = choice[axis] ?? null;
    if (value !== null) query.set(choiceField(code), String(value));
  });
  return `${product.path}?${query.toString()}`;
}

/** Availability of a value with the rest of the choice, which stays unchanged. */
export function availabilityOf(
  { variants }: ProductOptions,
  choice: Choice,
  axis: number,
  value: number,
): OptionAvailability {
  const matches = matching(
    variants,
    choice.map((chosen, at) => (at === axis ? value : chosen)),
  );
  if (matches.length === 0) return 'apart';
  return matches.some(({ stock }) => stock !== 'out') ? 'open' : 'soldOut';
}

/** Names of the axes without a value. */
export const missingAxes = ({ axes }: ProductOptions, choice: Choice): string[] =>
  axes.filter((_, axis) => choice[axis] === null).map(({ name }) => name);

/** The chosen values as text. */
export function choiceText({ axes }: ProductOptions, choice: Choice): string {
  return axes
    .map(({ values }, axis) => values.find(({ id }) => id === choice[axis])?.label)
    .filter(Boolean)
    .join(' / ');
}
