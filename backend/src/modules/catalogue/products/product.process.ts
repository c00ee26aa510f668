import type { Audience, ProductStatus } from '@stoa/contracts';

const BOTH: readonly Audience[] = ['admin', 'vendor'];
const OPERATOR: readonly Audience[] = ['admin'];
const VENDOR: readonly Audience[] = ['vendor'];

/** Where a product may go from each status, and who may send it there (domain §2). */
export const PRODUCT_MOVES: Record<ProductStatus, Partial<Record<ProductStatus, readonly Audience[]>>> = {
  draft: { pending: VENDOR, active: BOTH, archived: BOTH },
  pending: { active: OPERATOR, rejected: OPERATOR, draft: BOTH },
  active: { draft: BOTH, archived: BOTH, rejected: OPERATOR },
  rejected: { draft: BOTH, pending: VENDOR, active: OPERATOR, archived: BOTH },
  archived: { draft: BOTH, pending: VENDOR, active: BOTH },
};

/** Statuses that somebody of an audience may choose next. */
export function nextStatuses(from: ProductStatus, audience: Audience): ProductStatus[] {
  const moves = Object.entries(PRODUCT_MOVES[from]) as [ProductStatus, readonly Audience[]][];
  return moves.filter(([, who]) => who.includes(audience)).map(([to]) => to);
}

/** What a switch without a named status means: on or off the shelf. */
export function switched(from: ProductStatus): ProductStatus {
  return from === 'active' ? 'archived' : 'active';
}
