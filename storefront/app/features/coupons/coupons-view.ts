import type { AppliedCode } from '@stoa/contracts';

/** Codes in use, and codes that are offered to be used. */
export interface CouponsView {
  applied: AppliedCode[];
  offered: { code: string; title: string }[];
}
