import { Injectable } from '@nestjs/common';
import type { Actor, Caller } from '../../kernel/access';
import { Failure, validationPipe } from '../../kernel/http';
import type { ResourceDefinition } from '../../kernel/resource';
import { inputClass, ResourceDesk } from '../../kernel/resource';
import { MediaLibrary } from '../media';
import { VendorStore } from './vendor.store';
import { vendors } from './vendors.resource';

// The desk takes definitions of any record; a store makes the type invariant.
const OWN = vendors as unknown as ResourceDefinition;

/** What a vendor may write of its own store, from the declared fields. */
export const StoreInput = inputClass(OWN, 'vendor', 'update');

/** A vendor's own store: read and changed by the people of that vendor, whoever else's id is sent. */
@Injectable()
export class OwnStore {
  private readonly pipe = validationPipe();

  constructor(
    private readonly desk: ResourceDesk,
    private readonly store: VendorStore,
    private readonly library: MediaLibrary,
  ) {}

  read(caller: Caller): Promise<object> {
    return this.desk.one(OWN, vendorOf(caller.actor), caller);
  }

  async save(body: Record<string, unknown>, caller: Caller): Promise<object> {
    const id = vendorOf(caller.actor);
    const input = (await this.pipe.transform(body, { type: 'body', metatype: StoreInput })) as Record<
      string,
      unknown
    >;
    const before = await this.store.find(id, {});
    await this.library.refuseForeign(changedPictures(before, input), id);
    return this.desk.update(OWN, id, input, caller);
  }
}

/** Pictures that the operator has given a store may stay; newly chosen ones are the vendor's own. */
function changedPictures(
  before: { logo_id: number | null; cover_id: number | null },
  input: Record<string, unknown>,
) {
  const changed = (['logo_id', 'cover_id'] as const).filter((field) => input[field] !== before[field]);
  return Object.fromEntries(changed.map((field) => [field, input[field] as number | null | undefined]));
}

function vendorOf(actor: Actor | null): number {
  if (!actor?.vendor_id) throw Failure.unauthenticated();
  return actor.vendor_id;
}
