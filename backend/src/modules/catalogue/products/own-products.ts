import type { Caller } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import type { Bounds } from '../../../kernel/resource';
import { OWN_VENDOR } from '../../../kernel/resource';

/** The bounds of a vendor's own products; the vendor comes from the session only. */
export function ownProducts({ actor }: Caller): Bounds {
  if (!actor) throw Failure.unauthenticated();
  return { [OWN_VENDOR.column]: OWN_VENDOR.value(actor) };
}
