import type { StockStatus } from '@stoa/contracts';

/** Stock level of one variant. */
export interface StockLevel {
  on_hand: number;
  reserved: number;
  backorder: 'deny' | 'allow';
  /** Own low-stock threshold; null uses the shop's. */
  reorder_point: number | null;
}

/** Available units: on hand minus reserved, never below 0. */
export function availableOf({ on_hand, reserved }: Pick<StockLevel, 'on_hand' | 'reserved'>): number {
  return Math.max(0, on_hand - reserved);
}

/**
 * The derived stock status of a product, or of one variant alone. It is low when a variant is at
 * or below its own reorder point, or when some have none and at most `lowAt` units are available in total.
 */
export function stockStatus(levels: readonly StockLevel[], lowAt: number): StockStatus {
  const available = levels.reduce((total, level) => total + availableOf(level), 0);
  if (available === 0) return levels.some((level) => level.backorder === 'allow') ? 'backorder' : 'out';
  const isLow = (level: StockLevel): boolean =>
    level.reorder_point === null ? available <= lowAt : availableOf(level) <= level.reorder_point;
  return levels.some(isLow) ? 'low' : 'in_stock';
}

/** Statuses by scarcity; a variant on backorder still sells, so it is less scarce than a low one. */
export const SCARCITY: readonly StockStatus[] = ['out', 'low', 'backorder', 'in_stock'];

/** Status of the scarcest variant: one size can be sold out while the product is in stock. */
export function scarcestStatus(levels: readonly StockLevel[], lowAt: number): StockStatus {
  const statuses = new Set(levels.map((level) => stockStatus([level], lowAt)));
  return SCARCITY.find((status) => statuses.has(status)) ?? 'out';
}
