import { Injectable } from '@nestjs/common';
import type { LineProblem, StoreVacation } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { sum } from '../../kernel/money';
import type { Offer } from '../pricing';
import { atQuantity, Offers } from '../pricing';
import { Currencies } from '../localisation';
import { ownerOf } from './cart-owner';
import { CartOffers } from './cart-offers';
import type { CartNotes, StoredCart, StoredLine } from './carts';
import { problemOf } from './line-rules';

/** A cart line at current price and stock; all amounts but `seen_price` in the caller's currency. */
export interface PricedLine {
  id: number;
  quantity: number;
  /** Priced at the line's quantity. */
  offer: Offer;
  unit_price: number;
  /** Price when it was added, in the shop's default currency. */
  seen_price: number;
  total: number;
  problem: LineProblem | null;
}

/** The lines of one vendor. */
export interface PricedGroup {
  vendor_id: number;
  vendor_name: string;
  vendor_slug: string;
  vacation: StoreVacation | null;
  lines: PricedLine[];
  subtotal: number;
}

/** A cart at current prices, grouped by vendor in order of first line. */
export interface PricedCart {
  id: number | null;
  currency: string;
  groups: PricedGroup[];
  notes: CartNotes;
  /** Lines whose product was deleted; they are not charged. */
  removed: (Pick<StoredLine, 'id' | 'quantity'> & Pick<Offer, 'name' | 'options'>)[];
}

/** Prices carts with current offers: the single source of what the buyer sees and what checkout charges. */
@Injectable()
export class PricedCarts {
  constructor(
    private readonly cartOffers: CartOffers,
    private readonly offers: Offers,
    private readonly currencies: Currencies,
  ) {}

  /** The caller's cart, by one statement (two in another language). */
  async find(caller: Caller): Promise<PricedCart> {
    const { cart, offers } = await this.cartOffers.find(ownerOf(caller), caller.language);
    return this.price(cart, caller, offers);
  }

  /** A stored cart at current prices; `known` avoids loading offers that the caller already has. */
  async price(
    cart: StoredCart,
    caller: Caller,
    prefetched?: ReadonlyMap<number, Offer>,
  ): Promise<PricedCart> {
    const ids = cart.lines.map((line) => line.variant_id);
    const complete = prefetched && ids.every((id) => prefetched.has(id));
    const offers = complete ? prefetched : await this.offers.findByVariants(ids, caller.language);
    const currency = this.currencies.get(caller.currency);
    const groups = new Map<number, PricedGroup>();
    const removed: PricedCart['removed'] = [];
    for (const line of cart.lines) {
      const offered = offers.get(line.variant_id);
      if (!offered) continue;
      const offer = atQuantity(offered, line.quantity);
      if (offer.is_deleted) {
        removed.push({ id: line.id, quantity: line.quantity, name: offer.name, options: offer.options });
        continue;
      }
      const { vendor_id, vendor_name, vendor_slug, vacation } = offer;
      const empty = { vendor_id, vendor_name, vendor_slug, vacation, lines: [], subtotal: 0 };
      const group: PricedGroup = groups.get(vendor_id) ?? empty;
      const priced = pricedLine(line, offer, this.currencies.price(offer.price, currency));
      group.lines.push(priced);
      group.subtotal = sum([group.subtotal, priced.total]);
      groups.set(vendor_id, group);
    }
    return { id: cart.id, currency: currency.code, groups: [...groups.values()], notes: cart.notes, removed };
  }
}

function pricedLine(line: StoredLine, offer: Offer, unit_price: number): PricedLine {
  const { id, quantity, unit_price: seen_price } = line;
  return {
    id,
    quantity,
    offer,
    unit_price,
    seen_price,
    total: unit_price * quantity,
    problem: problemOf(line, offer),
  };
}
