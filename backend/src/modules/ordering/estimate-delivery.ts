import { Injectable } from '@nestjs/common';
import type { DeliveryOption, EstimatedDelivery, EstimateDelivery as Input } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Failure } from '../../kernel/http';
import { MessageTranslator } from '../../kernel/translation';
import type { Offer } from '../pricing';
import { Offers, unitPrice } from '../pricing';
import { Currencies } from '../localisation';
import type { AvailableQuote } from '../shipping';
import { Quotes } from '../shipping';
import { deliveryWindow } from './delivery-estimates';
import { EstimatedPlaces } from './estimated-places';

/** Estimates cost and dates of delivering one product to a place, without a cart. */
@Injectable()
export class EstimateDelivery {
  constructor(
    private readonly offers: Offers,
    private readonly quotes: Quotes,
    private readonly currencies: Currencies,
    private readonly places: EstimatedPlaces,
    private readonly clock: Clock,
    private readonly messageTranslator: MessageTranslator,
  ) {}

  /** @throws Failure 422 for a product not on offer, and for a destination not sold to */
  async execute({ variant_id, quantity, ...place }: Input, caller: Caller): Promise<EstimatedDelivery> {
    const offer = (await this.offers.findByVariants([variant_id], caller.language)).get(variant_id);
    if (!offer?.sellable) throw Failure.field('variant_id', 'There is no such product.');
    const destination = await this.places.check(place);
    const parcel = this.parcel(offer, quantity ?? offer.min_qty, caller);
    const [quoted] = await this.quotes.for([parcel], destination, caller);
    const now = this.clock.now();
    const reason = quoted?.reason ?? null;
    return {
      currency: this.currencies.get(caller.currency).code,
      quantity: parcel.pieces,
      options: (quoted?.quotes ?? []).map((quote) => optionOf(quote, now)),
      reason: reason && this.messageTranslator.in(caller.language)(reason),
    };
  }

  private parcel(offer: Offer, pieces: number, { currency }: Caller) {
    const { vendor_id, weight } = offer;
    const unit_price = this.currencies.price(unitPrice(offer, pieces), this.currencies.get(currency));
    return { vendor_id, subtotal: unit_price * pieces, pieces, weight: pieces * (weight ?? 0) };
  }
}

function optionOf({ name, amount, pickup, ...days }: AvailableQuote, now: Date): DeliveryOption {
  return { name, amount, pickup, ...deliveryWindow(now, days) };
}
