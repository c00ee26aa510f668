import type { AppliedCode } from '@stoa/contracts';

/** An entered code that is no longer valid. */
export interface LapsedCode {
  code: string;
  reason: string;
}

/** A code that was not applied, as it was entered, and why. */
export interface CouponRefusal {
  code: string;
  error: string;
}

/** Applied, invalid and suggested coupon codes. */
export interface CouponsView {
  applied: AppliedCode[];
  /** Entered codes that are no longer valid, and why. */
  lapsed: LapsedCode[];
  offered: { code: string; title: string }[];
}
