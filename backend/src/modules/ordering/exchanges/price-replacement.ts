import { Injectable } from '@nestjs/common';
import { sum } from '../../../kernel/money';
import { Currencies } from '../../localisation';
import { atQuantity, type Offer } from '../../pricing';
import type { AvailableQuote } from '../../shipping';
import type { PricedCart } from '../../shopping';
import { Checkout, type Draft } from '../checkout';
import type { Order } from '../order.entity';
import type { OrderGroup } from '../order-group.entity';
import type { ReservedReplacements } from './place-replacement';
import { regularPrice } from './replacement-offers';

/** A variant that is sent instead, and what was refunded for what it replaces. */
interface Replacement {
  offer: Offer;
  quantity: number;
  credit: number;
  unit_price: number;
}

/** Prices a replacement: at its current price, but with its taxes never above what was refunded, and shipped free. */
@Injectable()
export class PriceReplacement {
  constructor(
    private readonly checkout: Checkout,
    private readonly currencies: Currencies,
  ) {}

  async execute(
    order: Order,
    { shipping_address, language }: OrderGroup,
    taken: ReservedReplacements,
    credits: ReadonlyMap<number, number>,
  ): Promise<Draft> {
    const chosen = new Map([[order.vendor_id, freeShipping(order)]]);
    let replacements = this.replacements(order, taken, credits);
    for (;;) {
      const cart = cartOf(order, replacements);
      const draft = await this.checkout.price({ cart, chosen, coupons: [] }, shipping_address, language);
      const totals = draft.totals.groups.flatMap(({ lines }) => lines.map(({ total }) => total));
      if (replacements.every(({ credit }, index) => (totals[index] ?? 0) <= credit)) return draft;
      replacements = replacements.map((one, index) => lowered(one, totals[index] ?? 0));
    }
  }

  private replacements(
    { currency: code }: Order,
    { offers, lines }: ReservedReplacements,
    credits: ReadonlyMap<number, number>,
  ): Replacement[] {
    const currency = this.currencies.named(code);
    const ids = [...new Set(lines.map(({ variant_id }) => variant_id))];
    return ids.flatMap((id): Replacement[] => {
      const found = offers.get(id);
      if (!found) return [];
      const own = lines.filter(({ variant_id }) => variant_id === id);
      const quantity = sum(own.map((line) => line.quantity));
      const credit = sum(own.map(({ order_line_id }) => credits.get(order_line_id) ?? 0));
      const price = regularPrice(atQuantity(found, quantity));
      const offer = { ...found, price, special: null };
      const unit_price = Math.min(this.currencies.price(price, currency), Math.floor(credit / quantity));
      return [{ offer, quantity, credit, unit_price }];
    });
  }
}

/**
 * The replacement at a lower price, if it and its taxes exceed what was refunded. Starts above the estimate: as taxes are
 * rounded, a price just below it may leave a part of the refund unused.
 */
function lowered(replacement: Replacement, total: number): Replacement {
  const { credit, unit_price } = replacement;
  if (total <= credit) return replacement;
  const fitting = Math.floor((unit_price * credit) / total) + 1;
  return { ...replacement, unit_price: Math.max(0, Math.min(unit_price - 1, fitting)) };
}

function cartOf({ vendor_id, currency }: Order, replacements: readonly Replacement[]): PricedCart {
  const lines = replacements.map(({ offer, quantity, unit_price }) => ({
    id: 0,
    quantity,
    offer,
    unit_price,
    seen_price: unit_price,
    problem: null,
    total: unit_price * quantity,
  }));
  const { vendor_name = '', vendor_slug = '' } = replacements[0]?.offer ?? {};
  const subtotal = sum(lines.map(({ total }) => total));
  const group = { vendor_id, vendor_name, vendor_slug, vacation: null, lines, subtotal };
  return { id: null, currency, groups: [group], notes: {}, removed: [] };
}

/** The shipping method of the replaced order, at no charge. */
function freeShipping({
  shipping_method_id,
  shipping_method,
  shipping_rate_type,
  pickup,
}: Order): AvailableQuote {
  return {
    method_id: shipping_method_id ?? 0,
    name: shipping_method,
    rate_type: shipping_rate_type ?? 'free',
    min_days: 0,
    max_days: 0,
    pickup,
    amount: 0,
    tax_class_id: null,
    cod_allowed: true,
  };
}
