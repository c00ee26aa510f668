import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/access';
import { convert } from '../../kernel/money';
import type { Offer } from '../catalogue';
import { unitPrice } from '../catalogue';
import { Currencies } from '../localisation';

/** No page has shown so many times today's price. */
const IMPLAUSIBLE = 1000;

/** What buyers have seen on the page from which they changed their cart (ADR 39). */
@Injectable()
export class SeenPrices {
  constructor(private readonly currencies: Currencies) {}

  /**
   * The price to note on a line of so many pieces, in the default currency: what the page showed, where that is none of
   * today's prices, so that the cart announces the change; else today's.
   * @param seen in the caller's currency; undefined where nothing is told
   */
  noted(seen: number | undefined, offer: Offer, quantity: number, { currency }: Caller): number {
    const today = unitPrice(offer, quantity);
    const theirs = this.currencies.of(currency);
    const shown = [offer, ...offer.tier_prices].map(({ price }) => this.currencies.price(price, theirs));
    if (seen === undefined || shown.includes(seen) || seen > Math.max(...shown) * IMPLAUSIBLE) return today;
    return convert(seen, theirs, this.currencies.default());
  }
}
