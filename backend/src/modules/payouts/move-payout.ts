import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/access';
import type { Page } from '../../kernel/http';
import type { Bounds, ResourceDefinition } from '../../kernel/resource';
import { OWN_VENDOR, ResourceDesk } from '../../kernel/resource';
import type { MovePayoutInput } from './payout.inputs';
import { PayoutRequestStore, RiderPayoutRequestStore } from './payout.store';
import { payoutRequests, riderPayoutRequests } from './payouts.resources';

/** Moves payout requests and answers with the list as it is shown (specification §7.6). */
@Injectable()
export class MovePayout {
  constructor(
    private readonly desk: ResourceDesk,
    private readonly requests: PayoutRequestStore,
    private readonly riderRequests: RiderPayoutRequestStore,
  ) {}

  ofVendor(id: number, state: string, input: MovePayoutInput, caller: Caller): Promise<Page> {
    return this.move(this.requests, payoutRequests, id, state, input, caller);
  }

  ofRider(id: number, state: string, input: MovePayoutInput, caller: Caller): Promise<Page> {
    return this.move(this.riderRequests, riderPayoutRequests, id, state, input, caller);
  }

  private async move(
    store: PayoutRequestStore | RiderPayoutRequestStore,
    definition: unknown,
    id: number,
    state: string,
    { filterData, ...words }: MovePayoutInput,
    caller: Caller,
  ): Promise<Page> {
    const { actor } = caller;
    const bounds: Bounds = actor?.audience === 'vendor' ? { vendor_id: OWN_VENDOR.value(actor) } : {};
    await store.move(id, state, words, bounds, actor);
    // The desk takes definitions of any record; a store makes the type invariant.
    return this.desk.filter(definition as ResourceDefinition, filterData, caller);
  }
}
