import { Injectable } from '@nestjs/common';
import type { StoreStatus, VendorStatus } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import type { Page } from '../../kernel/http';
import type { FilterData } from '../../kernel/resource';
import { ResourceService } from '../../kernel/resource';
import { VendorStore } from './vendor.store';
import { vendors } from './vendors.resource';

/** Status changes of one vendor by operators; each returns the updated list. */
@Injectable()
export class VendorService {
  constructor(
    private readonly resourceService: ResourceService,
    private readonly store: VendorStore,
  ) {}

  move(
    id: number,
    { status, reason }: { status: VendorStatus; reason?: string | null },
    shown: FilterData | undefined,
    caller: Caller,
  ): Promise<Page> {
    return this.resourceService.listAfter(vendors, shown, caller, () =>
      this.store.move(id, status, reason?.trim() || null, caller.actor),
    );
  }

  switch(
    id: number,
    values: { store_status: StoreStatus } | { is_featured: boolean },
    shown: FilterData | undefined,
    caller: Caller,
  ): Promise<Page> {
    return this.resourceService.listAfter(vendors, shown, caller, () =>
      this.store.update(id, values, {}, caller.actor),
    );
  }
}
