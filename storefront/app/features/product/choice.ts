import type { StockStatus } from '@stoa/contracts';
import type { QuotaView } from '~/features/catalogue/card-view';

/** An axis that variants differ in, such as colour or size. */
export interface AxisView {
  code: string;
  name: string;
  isColor: boolean;
  values: { id: number; label: string; swatch: string | null }[];
}

/** What depends on the chosen variant; amounts in minor units. */
export interface VariantFacts {
  id: number;
  sku: string;
  /** Value ids in the order of the axes. */
  values: number[];
  price: number;
  /** Quantity breaks by rising quantity; the last has no end. */
  tiers: { from: number; to: number | null; price: number }[];
  /** Grams; null where nobody has said. */
  weight: number | null;
  compareAt: number | null;
  /** The lowest price of the 30 days before the reduction; null where none is to be said. */
  lowest: number | null;
  stock: StockStatus;
  available: number;
  /** Pieces that can be asked for; null where it can't be bought now. */
  buy: { min: number; max: number } | null;
  pictureId: number | null;
  offer: { until: string; deadline: string; quota: QuotaView | null; limit: string | null } | null;
}

/** What a product lets its buyer choose from. */
export interface Choosable {
  path: string;
  axes: AxisView[];
  variants: VariantFacts[];
}

/** A value id for each axis, in their order; null where nothing is chosen yet. */
export type Choice = readonly (number | null)[];

/** How one value stands beside the rest of a choice. */
export type Standing = 'open' | 'soldOut' | 'apart';

const PREFIX = 'choice.';

/** Name of an axis's field in forms and addresses. */
export const choiceField = (code: string): string => PREFIX + code;

/** The variants that have everything that is chosen so far. */
export const matching = (variants: readonly VariantFacts[], choice: Choice): VariantFacts[] =>
  variants.filter(({ values }) => choice.every((value, axis) => value === null || values[axis] === value));

/** The variant of a complete choice; undefined where one is missing or there is no such variant. */
export function chosenVariant({ variants }: Choosable, choice: Choice): VariantFacts | undefined {
  return choice.includes(null) ? undefined : matching(variants, choice)[0];
}

/**
 * What is chosen before anybody has chosen: an axis with a single value, and the colour that the pictures show.
 * A size is the buyer's to say.
 */
export function initialChoice({ axes, variants }: Choosable): Choice {
  const shown = variants.find(({ buy }) => buy) ?? variants[0];
  return axes.map(({ values, isColor }, axis) => {
    if (values.length === 1) return values[0]?.id ?? null;
    return isColor ? (shown?.values[axis] ?? null) : null;
  });
}

/** The choice that an address or a form names: a variant, or single values; what names nothing real counts for nothing. */
export function readChoice(product: Choosable, named: { get(name: string): unknown }): Choice {
  const variant = product.variants.find(({ id }) => String(id) === named.get('variant'));
  const initial = variant?.values ?? initialChoice(product);
  return product.axes.map(({ code, values }, axis) => {
    const asked = values.find(({ id }) => String(id) === named.get(choiceField(code)));
    return asked?.id ?? initial[axis] ?? null;
  });
}

/** Address of the page with a choice: the variant's own, or the single values where there is none. */
export function choiceHref(product: Choosable, choice: Choice): string {
  const variant = chosenVariant(product, choice);
  if (variant) return `${product.path}?variant=${variant.id}`;
  const query = new URLSearchParams();
  product.axes.forEach(({ code }, axis) => {
    const value = choice[axis] ?? null;
    if (value !== null) query.set(choiceField(code), String(value));
  });
  return `${product.path}?${query.toString()}`;
}

/** Whether a value can be had with the rest of the choice; nothing else of the choice changes for it. */
export function standing({ variants }: Choosable, choice: Choice, axis: number, value: number): Standing {
  const found = matching(
    variants,
    choice.map((kept, at) => (at === axis ? value : kept)),
  );
  if (found.length === 0) return 'apart';
  return found.some(({ stock }) => stock !== 'out') ? 'open' : 'soldOut';
}

/** Names of the axes that still wait for a choice. */
export const missingAxes = ({ axes }: Choosable, choice: Choice): string[] =>
  axes.filter((_, axis) => choice[axis] === null).map(({ name }) => name);

/** The chosen values in words. */
export function choiceText({ axes }: Choosable, choice: Choice): string {
  return axes
    .map(({ values }, axis) => values.find(({ id }) => id === choice[axis])?.label)
    .filter(Boolean)
    .join(' / ');
}
