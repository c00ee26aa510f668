import { Injectable } from '@nestjs/common';
import type { Actor, Caller } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { ResourceService } from '../../../kernel/resource';
import { Currencies } from '../../localisation';
import { Rider } from '../rider.entity';
import { CashHandoverStore } from './cash-handover.store';
import type { HandOverRiderCashInput } from './rider-cash.inputs';
import { riderCashHandovers } from './rider-cash-handovers.resource';

/** Records cash that a rider of the platform hands over; vendors settle with their own riders themselves. */
@Injectable()
export class HandOverRiderCash {
  constructor(
    private readonly database: Database,
    private readonly currencies: Currencies,
    private readonly store: CashHandoverStore,
    private readonly resourceService: ResourceService,
  ) {}

  /** @throws Failure 422 on a field; 409 `insufficient_funds` if the rider has less cash in hand */
  async execute(input: HandOverRiderCashInput, actor: Actor, caller: Caller): Promise<object> {
    const { rider_id, amount, request_key = null } = input;
    // An inactive currency may still be in a rider's hand.
    const { code: currency } = this.currencies.named(input.currency);
    if (currency !== input.currency) throw Failure.field('currency', 'This currency is not available.');
    const rider = await this.database.em.findOne(Rider, { where: { id: rider_id } });
    if (!rider || rider.vendor_id !== null)
      throw Failure.field('rider_id', 'This is not a rider of the platform.');
    const note = input.note?.trim() || null;
    const id = await this.store.receive({ rider_id, amount, currency, note, request_key }, actor);
    return this.resourceService.one(riderCashHandovers, id, caller);
  }
}
