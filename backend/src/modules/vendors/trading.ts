import type { StoreStatus, StoreVacation, VendorStatus } from '@stoa/contracts';

/** The facts that decide whether a vendor's products can be bought. */
export interface TradingFacts {
  id: number;
  status: VendorStatus;
  store_status: StoreStatus;
  vacation_starts_at: Date | null;
  vacation_ends_at: Date | null;
}

/** True during a vacation: within its dates, or indefinitely where it has none. */
export function onVacation(vendor: Omit<TradingFacts, 'id' | 'status'>, now: Date): boolean {
  if (vendor.store_status !== 'vacation') return false;
  const begun = !vendor.vacation_starts_at || vendor.vacation_starts_at <= now;
  const over = vendor.vacation_ends_at !== null && vendor.vacation_ends_at <= now;
  return begun && !over;
}

/** A vendor's current vacation for the storefront; null if there is none. */
export function vacationOf(vendor: Omit<TradingFacts, 'id' | 'status'>, now: Date): StoreVacation | null {
  if (!onVacation(vendor, now)) return null;
  return { ends_at: vendor.vacation_ends_at?.toISOString() ?? null };
}

/** The vendor's part of "sellable": approved, open, and allowed to trade at all. */
export function trading(
  vendor: TradingFacts,
  isMultiVendor: boolean,
  platformVendorId: number | null,
  now: Date,
): boolean {
  const open = vendor.store_status !== 'closed' && !onVacation(vendor, now);
  return vendor.status === 'approved' && open && (isMultiVendor || vendor.id === platformVendorId);
}
