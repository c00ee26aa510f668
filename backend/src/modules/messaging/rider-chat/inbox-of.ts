import type { Actor } from '../../../kernel/access';
import { tenantBounds } from '../../../kernel/access';

/** An inbox that riders write to, and the riders that its people may write to. */
export interface RiderInbox {
  /** Name of the inbox and of its realtime channel. */
  name: string;
  bounds: { vendor_id?: number };
}

/** Operators chat with every rider, a vendor's people with its own riders. */
export function inboxOf(actor: Actor): RiderInbox {
  const bounds = tenantBounds(actor);
  return { name: bounds.vendor_id === undefined ? 'admin' : `vendor.${bounds.vendor_id}`, bounds };
}
