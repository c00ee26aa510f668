import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/access';
import { tenantBounds } from '../../kernel/access';
import type { Page } from '../../kernel/http';
import type { ResourceDefinition } from '../../kernel/resource';
import { ResourceService } from '../../kernel/resource';
import type { MovePayoutInput } from './payout.inputs';
import { PayoutRequestStore, RiderPayoutRequestStore } from './payout.store';
import { payoutRequests, riderPayoutRequests } from './payouts.resources';

/** Changes the state of payout requests and returns the filtered list (specification §7.6). */
@Injectable()
export class MovePayout {
  constructor(
    private readonly resourceService: ResourceService,
    private readonly requests: PayoutRequestStore,
    private readonly riderRequests: RiderPayoutRequestStore,
  ) {}

  forVendor(id: number, state: string, input: MovePayoutInput, caller: Caller): Promise<Page> {
    return this.move(this.requests, payoutRequests, id, state, input, caller);
  }

  forRider(id: number, state: string, input: MovePayoutInput, caller: Caller): Promise<Page> {
    return this.move(this.riderRequests, riderPayoutRequests, id, state, input, caller);
  }

  private move(
    store: PayoutRequestStore | RiderPayoutRequestStore,
    definition: ResourceDefinition,
    id: number,
    state: string,
    { filterData, ...note }: MovePayoutInput,
    caller: Caller,
  ): Promise<Page> {
    const bounds = tenantBounds(caller.actor);
    return this.resourceService.listAfter(definition, filterData, caller, () =>
      store.move(id, state, note, bounds, caller.actor),
    );
  }
}
