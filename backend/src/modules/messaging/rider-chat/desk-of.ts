import type { Actor } from '../../../kernel/access';
import { OWN_VENDOR } from '../../../kernel/resource';

/** A desk that riders write to, and the riders it may speak with. */
export interface Desk {
  /** Name of the desk and of its channel. */
  name: string;
  bounds: { vendor_id?: number };
}

/** Operators speak with every rider, a vendor's people with their own. */
export function deskOf(actor: Actor): Desk {
  if (actor.audience !== 'vendor') return { name: 'admin', bounds: {} };
  const vendor_id = OWN_VENDOR.value(actor);
  return { name: `vendor.${vendor_id}`, bounds: { vendor_id } };
}
