import type { Caller } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import type { Bounds } from '../../../kernel/resource';
import { OWN_VENDOR } from '../../../kernel/resource';

/** The products somebody may touch: a vendor's own, the vendor coming from the session only, and for operators all. */
export function ownProducts({ actor }: Caller): Bounds {
  if (!actor) throw Failure.unauthenticated();
  if (actor.audience === 'admin') return {};
  return { [OWN_VENDOR.column]: OWN_VENDOR.value(actor) };
}
