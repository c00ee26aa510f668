import { Injectable } from '@nestjs/common';
import type { StoreStatus, VendorStatus } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import type { Page } from '../../kernel/http';
import type { FilterData, ResourceDefinition } from '../../kernel/resource';
import { ResourceDesk } from '../../kernel/resource';
import { VendorStore } from './vendor.store';
import { vendors } from './vendors.resource';

// The desk takes definitions of any record; a store makes the type invariant.
const OF_ALL = vendors as unknown as ResourceDefinition;

/** The operator's switches on one vendor; each answers with the list as it is shown. */
@Injectable()
export class VendorDesk {
  constructor(
    private readonly desk: ResourceDesk,
    private readonly store: VendorStore,
  ) {}

  async move(
    id: number,
    { status, reason }: { status: VendorStatus; reason?: string | null },
    shown: FilterData | undefined,
    caller: Caller,
  ): Promise<Page> {
    await this.store.move(id, status, reason?.trim() || null, caller.actor);
    return this.desk.filter(OF_ALL, shown, caller);
  }

  async switch(
    id: number,
    values: { store_status: StoreStatus } | { is_featured: boolean },
    shown: FilterData | undefined,
    caller: Caller,
  ): Promise<Page> {
    await this.store.update(id, values, {}, caller.actor);
    return this.desk.filter(OF_ALL, shown, caller);
  }
}
