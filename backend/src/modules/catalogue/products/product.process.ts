import type { ProductStatus } from '@stoa/contracts';
import type { ConsoleAudience } from '../../../kernel/access';
import { Process, type ProcessTable } from '../../../kernel/process';

const BOTH = ['admin', 'vendor'] as const;
const OPERATOR = ['admin'] as const;
const VENDOR = ['vendor'] as const;
const SYSTEM = ['system'] as const;

/** Status transitions of products, and who may trigger them. */
export const PRODUCT_PROCESS: ProcessTable<ProductStatus, ConsoleAudience | 'system'> = {
  draft: { pending: VENDOR, active: BOTH, archived: BOTH },
  pending: { active: OPERATOR, rejected: OPERATOR, draft: BOTH },
  // `pending`: a vendor has changed approved fields.
  active: { pending: SYSTEM, draft: BOTH, archived: BOTH, rejected: OPERATOR },
  rejected: { draft: BOTH, pending: VENDOR, active: OPERATOR, archived: BOTH },
  archived: { draft: BOTH, pending: VENDOR, active: BOTH },
};

export const productProcess = new Process('A product', PRODUCT_PROCESS, 'status');

/**
 * Whether a product is suspended after a transition: operators suspend what they take off sale, and end it by
 * publishing (ADR 105). Vendors, and operators who make a draft of what is off sale already, change nothing.
 */
export function isSuspendedAfter(
  { status, is_suspended }: { status: ProductStatus; is_suspended: boolean },
  to: ProductStatus,
  mover: ConsoleAudience,
): boolean {
  if (mover === 'vendor' || to === 'pending') return is_suspended;
  const wasShown = status === 'active' || status === 'pending';
  return to === 'draft' && !wasShown ? is_suspended : to !== 'active';
}

/** Target status of a toggle without an explicit status: publish or archive. */
export function switched(from: ProductStatus): ProductStatus {
  return from === 'active' ? 'archived' : 'active';
}
