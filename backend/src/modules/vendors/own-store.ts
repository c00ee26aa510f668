import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/access';
import { tenantOf } from '../../kernel/access';
import { validationPipe } from '../../kernel/http';
import { inputClass, ResourceService } from '../../kernel/resource';
import { MediaLibrary } from '../media';
import { VendorStore } from './vendor.store';
import { vendors } from './vendors.resource';

const OWN = vendors;

/** Fields of its own store that a vendor may write. */
export const StoreInput = inputClass(OWN, 'vendor', 'update');

/** Reads and updates the store of the signed-in vendor; an id in the request is ignored. */
@Injectable()
export class OwnStore {
  private readonly pipe = validationPipe();

  constructor(
    private readonly resourceService: ResourceService,
    private readonly store: VendorStore,
    private readonly library: MediaLibrary,
  ) {}

  read(caller: Caller): Promise<object> {
    return this.resourceService.one(OWN, tenantOf(caller.actor), caller);
  }

  async save(body: Record<string, unknown>, caller: Caller): Promise<object> {
    const id = tenantOf(caller.actor);
    const input = (await this.pipe.transform(body, { type: 'body', metatype: StoreInput })) as Record<
      string,
      unknown
    >;
    const before = await this.store.find(id, {});
    await this.library.refuseForeign(changedPictures(before, input), id);
    return this.resourceService.update(OWN, id, input, caller);
  }
}

/** Pictures that an operator assigned may remain; newly chosen ones must be the vendor's own. */
function changedPictures(
  before: { logo_id: number | null; cover_id: number | null },
  input: Record<string, unknown>,
) {
  const changed = (['logo_id', 'cover_id'] as const).filter((field) => input[field] !== before[field]);
  return Object.fromEntries(changed.map((field) => [field, input[field] as number | null | undefined]));
}
