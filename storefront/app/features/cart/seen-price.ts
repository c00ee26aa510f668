import type { AddCartItem } from '@stoa/contracts';
import type { VariantFacts } from '~/features/product/choice';

/** Name of the fields that say which prices a product's form showed. */
export const SEEN_PRICE = 'seen_price';

/** What a page says that a variant costs, as `variant:pieces:price` for each number of pieces from which a price holds. */
export const seenPrices = ({ id, price, tiers }: Pick<VariantFacts, 'id' | 'price' | 'tiers'>): string[] =>
  [{ from: 1, price }, ...tiers].map((tier) => [id, tier.from, tier.price].join(':'));

/** What the form showed that a piece costs where so many are bought; nothing where it showed another variant. */
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
