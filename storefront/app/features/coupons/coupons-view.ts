import type { AppliedCode } from '@stoa/contracts';

/** An entered code that is no longer valid. */
export interface LapsedCode {
  code: string;
  reason: string;
}

/** Applied, invalid and suggested coupon codes. */
export interface CouponsView {
  applied: AppliedCode[];
  /** Entered codes that are no longer valid, and why. */
  lapsed: LapsedCode[];
  offered: { code: string; title: string }[];
}
