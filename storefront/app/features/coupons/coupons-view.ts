import type { AppliedCode } from '@stoa/contracts';

/** A code that takes nothing off any more. */
export interface LapsedCode {
  code: string;
  reason: string;
}

/** Codes in use, and codes that are offered to be used. */
export interface CouponsView {
  applied: AppliedCode[];
  /** Codes that were given and no longer hold, and why. */
  lapsed: LapsedCode[];
  offered: { code: string; title: string }[];
}
