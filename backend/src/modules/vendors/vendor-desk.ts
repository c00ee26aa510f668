import { Injectable } from '@nestjs/common';
import type { StoreStatus } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import type { Page } from '../../kernel/http';
import type { FilterData, ResourceDefinition } from '../../kernel/resource';
import { ResourceDesk } from '../../kernel/resource';
import { VendorStore } from './vendor.store';
import { vendors } from './vendors.resource';

/** The operator's switches on one vendor; each answers with the list as it is shown. */
@Injectable()
export class VendorDesk {
  constructor(
    private readonly desk: ResourceDesk,
    private readonly store: VendorStore,
  ) {}

  async switch(
    id: number,
    values: { store_status: StoreStatus } | { is_featured: boolean },
    shown: FilterData | undefined,
    caller: Caller,
  ): Promise<Page> {
    await this.store.update(id, values, {}, caller.actor);
    // The desk takes definitions of any record; a store makes the type invariant.
    return this.desk.filter(vendors as unknown as ResourceDefinition, shown, caller);
  }
}
