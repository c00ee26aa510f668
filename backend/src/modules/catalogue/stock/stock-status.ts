import type { StockStatus } from '@stoa/contracts';

/** What stock says about one variant. */
export interface StockLevel {
  on_hand: number;
  reserved: number;
  backorder: 'deny' | 'allow';
}

/** Pieces that can be promised now; never below 0. */
export function availableOf({ on_hand, reserved }: Pick<StockLevel, 'on_hand' | 'reserved'>): number {
  return Math.max(0, on_hand - reserved);
}

/** The derived status of a product, or of one variant alone (domain §2); at `lowAt` pieces or fewer it runs low. */
export function stockStatus(levels: readonly StockLevel[], lowAt: number): StockStatus {
  const available = levels.reduce((total, level) => total + availableOf(level), 0);
  if (available > lowAt) return 'in_stock';
  if (available > 0) return 'low';
  return levels.some((level) => level.backorder === 'allow') ? 'backorder' : 'out';
}
