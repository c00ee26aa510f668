import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/access';
import { convert } from '../../kernel/money';
import type { Offer } from '../pricing';
import { unitPrice } from '../pricing';
import { Currencies } from '../localisation';

/** A claimed price above this multiple of the current one is ignored. */
const IMPLAUSIBLE = 1000;

/** The prices that buyers saw on the page from which they changed their cart (ADR 39). */
@Injectable()
export class SeenPrices {
  constructor(private readonly currencies: Currencies) {}

  /**
   * The price to store on a line of this quantity, in the default currency: the price that the page showed if
   * it is none of the current prices, so that the cart announces the change; otherwise the current one.
   * @param seen in the caller's currency; undefined if the request contains none
   */
  noted(seen: number | undefined, offer: Offer, quantity: number, { currency }: Caller): number {
    const today = unitPrice(offer, quantity);
    const theirs = this.currencies.get(currency);
    const shown = [offer, ...offer.tier_prices].map(({ price }) => this.currencies.price(price, theirs));
    if (seen === undefined || shown.includes(seen) || seen > Math.max(...shown) * IMPLAUSIBLE) return today;
    return convert(seen, theirs, this.currencies.default());
  }
}
