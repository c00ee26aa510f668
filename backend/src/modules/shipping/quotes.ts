import { Injectable } from '@nestjs/common';
import { formatMoney } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import type { TranslatableText, Sentence } from '../../kernel/translation';
import { Currencies, Zones } from '../localisation';
import type { AvailableQuote, Refused } from './quote';
import { carries, freeFrom, methodsOf, offersFor } from './quote';
import type { Exchange, Parcel } from './rates';
import { refusalMessage } from './refusal-messages';
import { ShippingMethods } from './shipping-methods';
import type { Destination } from './distances';
import { DistanceCalculator } from './distances';

/** The items of one vendor in a cart; `subtotal` in the buyer's currency, `weight` in grams. */
export interface ShippingGroup extends Pick<Parcel, 'subtotal' | 'pieces' | 'weight'> {
  vendor_id: number;
}

/** Quotes for one vendor's items, the refused methods, and the reason to show when there is no quote. */
export interface Quoted {
  vendor_id: number;
  quotes: AvailableQuote[];
  refused: (Refused & { reason: Sentence })[];
  reason: TranslatableText | null;
  /**
   * Subtotal from which delivery to the address is free; null when it never is, or one method is always free.
   */
  free_from: number | null;
}

const NOTHING = 'These items can’t be delivered to this address.';

/** Quotes shipping per vendor of a cart. */
@Injectable()
export class Quotes {
  constructor(
    private readonly methods: ShippingMethods,
    private readonly zones: Zones,
    private readonly currencies: Currencies,
    private readonly distances: DistanceCalculator,
  ) {}

  /** Quotes for every vendor's items to one destination, in the caller's currency. */
  async for(groups: readonly ShippingGroup[], destination: Destination, caller: Caller): Promise<Quoted[]> {
    const methods = await this.methods.active(caller.language);
    const matching = await this.zones.findMatching('shipping', destination);
    const zones = new Set(matching.map((zone) => zone.id));
    const measured = groups
      .map(({ vendor_id }) => vendor_id)
      .filter((id) => methodsOf(id, methods).some((method) => method.rate_type === 'rider_distance'));
    const { distances, surcharge } = await this.distances.to(destination, measured);
    const currency = this.currencies.get(caller.currency);
    const money = (amount: number): string => formatMoney(amount, currency, caller.language);
    const exchange = this.exchange(caller);
    return groups.map(({ vendor_id, ...goods }) => {
      const parcel = { ...goods, surcharge, distance: distances.get(vendor_id) ?? null };
      const { quotes, refused } = offersFor(vendor_id, parcel, methods, zones, exchange);
      const unavailable = refused.map((one) => ({ ...one, reason: refusalMessage(one, money) }));
      const only = unavailable.length === 1 ? unavailable[0]?.reason : undefined;
      const free_from = freeFrom(vendor_id, methods, exchange, (method) => carries(method, parcel, zones));
      const reason = quotes.length > 0 ? null : (only ?? NOTHING);
      return { vendor_id, quotes, refused: unavailable, reason, free_from };
    });
  }

  /** Free-shipping bar of each vendor's items: the threshold and the amount still missing. */
  async freeShipping(
    groups: readonly Pick<ShippingGroup, 'vendor_id' | 'subtotal'>[],
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
    const currency = this.currencies.get(caller.currency);
    return (amount) => this.currencies.price(amount, currency);
  }
}
