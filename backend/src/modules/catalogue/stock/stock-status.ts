import type { StockStatus } from '@stoa/contracts';

/** What stock says about one variant. */
export interface StockLevel {
  on_hand: number;
  reserved: number;
  backorder: 'deny' | 'allow';
  /** Its own threshold; the shop's counts where there is none. */
  reorder_point: number | null;
}

/** Pieces that can be promised now; never below 0. */
export function availableOf({ on_hand, reserved }: Pick<StockLevel, 'on_hand' | 'reserved'>): number {
  return Math.max(0, on_hand - reserved);
}

/**
 * The derived status of a product, or of one variant alone (domain §2). It runs low when a variant is down to its
 * own reorder point, or when those without one leave no more than `lowAt` pieces altogether.
 */
export function stockStatus(levels: readonly StockLevel[], lowAt: number): StockStatus {
  const available = levels.reduce((total, level) => total + availableOf(level), 0);
  if (available === 0) return levels.some((level) => level.backorder === 'allow') ? 'backorder' : 'out';
  const isLow = (level: StockLevel): boolean =>
    level.reorder_point === null ? available <= lowAt : availableOf(level) <= level.reorder_point;
  return levels.some(isLow) ? 'low' : 'in_stock';
}

/** What is nearest to being sold out; a variant that sells on without stock is further from it than one that runs low. */
export const SCARCITY: readonly StockStatus[] = ['out', 'low', 'backorder', 'in_stock'];

/** The status of the scarcest variant alone: a size can be sold out while its product is plentiful. */
export function scarcestStatus(levels: readonly StockLevel[], lowAt: number): StockStatus {
  const found = new Set(levels.map((level) => stockStatus([level], lowAt)));
  return SCARCITY.find((status) => found.has(status)) ?? 'out';
}
