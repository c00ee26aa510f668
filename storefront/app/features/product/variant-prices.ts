import type { VariantDetail } from '@stoa/contracts';
import { announcedReduction, reductionText } from '~/features/catalogue/card-view';
import type { Formats } from '~/i18n/format';
import type { ServerTranslate } from '~/i18n/translator';

/** A variant's price as text. Formatted on the server: creating Intl objects would delay hydration. */
export interface PriceTexts {
  price: string;
  /** Former price and reduction; null without a reduction. `percent` is null if the lowest price before was not higher. */
  reduction: { before: string; percent: string | null; lowest: string | null } | null;
}

/** Unit price from a quantity on; `price` in minor units. */
export interface TierView {
  from: number;
  price: number;
  texts: { range: string; price: string; percent: string };
}

interface Texts {
  t: ServerTranslate;
  formats: Formats;
  currency: string;
  /** Whether a reduction shows the lowest price of the 30 days before it. */
  showLowest: boolean;
}

/** Formats a variant's price for a visitor. */
export function priceTextsOf(
  variant: VariantDetail,
  { t, formats, currency, showLowest }: Texts,
): PriceTexts {
  const money = (amount: number) => formats.money(amount, currency);
  const { price, compare_at: before, lowest_price: lowest } = variant;
  if (before === null || before <= price) return { price: money(price), reduction: null };
  const shownLowest = showLowest ? (lowest ?? null) : null;
  return {
    price: money(price),
    reduction: {
      before: money(before),
      percent: announcedReduction({ before, lowest: shownLowest, price }, formats),
      lowest: shownLowest === null ? null : t('product.lowest', { price: money(shownLowest) }),
    },
  };
}

/** A variant's tier prices by ascending quantity. */
export function tiersOf(variant: VariantDetail, { t, formats, currency }: Texts): TierView[] {
  const { tier_prices: tiers } = variant;
  const range = (from: string, next: number | undefined): string => {
    if (next === undefined) return t('product.tiers.from', { from });
    const to = formats.number(next - 1);
    return to === from ? from : t('product.tiers.range', { from, to });
  };
  return tiers.map(({ min_quantity: from, price }, at) => ({
    from,
    price,
    texts: {
      range: range(formats.number(from), tiers[at + 1]?.min_quantity),
      price: formats.money(price, currency),
      percent: reductionText(variant.price, price, formats),
    },
  }));
}
