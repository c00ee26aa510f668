import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/access';
import type { Place } from '../localisation';
import { Currencies, Zones } from '../localisation';
import type { Exchange, Offered } from './quote';
import { freeFrom, offersFor } from './quote';
import { ShippingMethods } from './shipping-methods';

/** One vendor's goods in a cart; `subtotal` in the buyer's currency. */
export interface ShippingGroup {
  vendor_id: number;
  subtotal: number;
}

/** What is offered for one vendor's goods, or in words why nothing is. */
export interface Quoted {
  vendor_id: number;
  quotes: Offered[];
  reason: string | null;
}

/** Tells what shipping costs, per vendor of a cart (domain §3). */
@Injectable()
export class Quotes {
  constructor(
    private readonly methods: ShippingMethods,
    private readonly zones: Zones,
    private readonly currencies: Currencies,
  ) {}

  /** Offers for every vendor's goods to one destination, in the caller's currency. */
  async for(groups: readonly ShippingGroup[], destination: Place, caller: Caller): Promise<Quoted[]> {
    const methods = await this.methods.active(caller.language);
    const matching = await this.zones.matching('shipping', destination);
    const zones = new Set(matching.map((zone) => zone.id));
    const exchange = this.exchange(caller);
    return groups.map(({ vendor_id, subtotal }) => {
      const quotes = offersFor(vendor_id, subtotal, methods, zones, exchange);
      const reason = quotes.length > 0 ? null : 'This shop does not deliver these goods to this address.';
      return { vendor_id, quotes, reason };
    });
  }

  /** The free-shipping bar of each vendor's goods: from where shipping is free, and how much is still missing. */
  async freeShipping(
    groups: readonly ShippingGroup[],
    caller: Caller,
  ): Promise<Map<number, { threshold: number; remaining: number } | null>> {
    const methods = await this.methods.active(caller.language);
    const exchange = this.exchange(caller);
    const bars = groups.map(({ vendor_id, subtotal }) => {
      const threshold = freeFrom(vendor_id, methods, exchange);
      const bar = threshold === null ? null : { threshold, remaining: Math.max(0, threshold - subtotal) };
      return [vendor_id, bar] as const;
    });
    return new Map(bars);
  }

  private exchange(caller: Caller): Exchange {
    const currency = this.currencies.of(caller.currency);
    return (amount) => this.currencies.price(amount, currency);
  }
}
