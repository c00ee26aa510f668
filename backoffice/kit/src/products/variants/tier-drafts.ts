import { parseMoney, type CurrencyFacts, type TierPrice } from '@stoa/contracts';
import { majorText } from '../../fields/kinds/money';

/** A tier price being edited: numbers stay as typed until they are sent. */
export interface TierDraft {
  min_quantity: string;
  price: string;
}

/** A variant's tier prices as drafts. */
export function tierDrafts(tiers: readonly TierPrice[], currency: CurrencyFacts): TierDraft[] {
  return tiers.map(({ min_quantity, price }) => ({
    min_quantity: String(min_quantity),
    price: majorText(price, currency),
  }));
}

const isBlank = ({ min_quantity, price }: TierDraft): boolean =>
  min_quantity.trim() === '' && price.trim() === '';

/** Valid tier prices as sent, by ascending quantity; blank rows are omitted. */
export function tierInputs(tiers: readonly TierDraft[], currency: CurrencyFacts): TierPrice[] {
  return tiers
    .filter((tier) => !isBlank(tier))
    .map((tier) => ({
      min_quantity: Number(tier.min_quantity),
      price: parseMoney(tier.price, currency.exponent) ?? 0,
    }))
    .sort((a, b) => a.min_quantity - b.min_quantity);
}

/** Whether quantities start at 2, are unique, and each has a lower price than the one before. */
export function areTiersValid(tiers: readonly TierDraft[], price: string, currency: CurrencyFacts): boolean {
  let last = { min_quantity: 1, price: parseMoney(price, currency.exponent) ?? Infinity };
  return tierInputs(tiers, currency).every((tier) => {
    const isHigher = Number.isInteger(tier.min_quantity) && tier.min_quantity > last.min_quantity;
    const isBelow = isHigher && tier.price > 0 && tier.price < last.price;
    last = tier;
    return isBelow;
  });
}
