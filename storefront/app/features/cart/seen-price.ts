import type { AddCartItem } from '@stoa/contracts';

interface Priced {
  id: number;
  price: number;
  tiers: readonly { from: number; price: number }[];
}

/** Name of the form fields with the prices that a product's form showed. */
export const SEEN_PRICE = 'seen_price';

/** Value of a button that adds one unit: the variant and the price that was shown. */
export const pricedVariant = ({ id, price }: Pick<Priced, 'id' | 'price'>): string => `${id}:${price}`;

/** Parses the value of `pricedVariant`, or a bare variant id; null if it is neither. */
export function readPricedVariant(text: unknown): Pick<AddCartItem, 'variant_id' | 'unit_price'> | null {
  const [, id, price] = /^(\d{1,15})(?::(\d{1,15}))?$/.exec(String(text).trim()) ?? [];
  if (id === undefined) return null;
  return price === undefined
    ? { variant_id: Number(id) }
    : { variant_id: Number(id), unit_price: Number(price) };
}

/** A variant's shown prices as `variant:quantity:price`, one for each price tier. */
export const seenPrices = ({ id, price, tiers }: Priced): string[] =>
  [{ from: 1, price }, ...tiers].map((tier) => [id, tier.from, tier.price].join(':'));

/** The unit price that the form showed for this quantity; empty if it showed another variant. */
export function seenPriceOf(
  form: FormData,
  variant: number,
  quantity: number,
): Pick<AddCartItem, 'unit_price'> {
  const prices = form.getAll(SEEN_PRICE).flatMap((text) => {
    const [id, from, price] = (/^(\d{1,15}):(\d{1,9}):(\d{1,15})$/.exec(String(text)) ?? [])
      .slice(1)
      .map(Number);
    return id === variant && from !== undefined && from <= quantity ? [price] : [];
  });
  const last = prices.at(-1);
  return last === undefined ? {} : { unit_price: last };
}
