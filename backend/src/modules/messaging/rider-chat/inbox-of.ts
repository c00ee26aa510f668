import type { Actor } from '../../../kernel/access';
import { tenantOf } from '../../../kernel/access';

/** An inbox that riders write to, and the riders that its people may write to. */
export interface RiderInbox {
  /** Name of the inbox and of its realtime channel. */
  name: string;
  bounds: { vendor_id?: number };
}

/** Operators chat with every rider, a vendor's people with its own riders. */
export function inboxOf(actor: Actor): RiderInbox {
  if (actor.audience !== 'vendor') return { name: 'admin', bounds: {} };
  const vendor_id = tenantOf(actor);
  return { name: `vendor.${vendor_id}`, bounds: { vendor_id } };
}
