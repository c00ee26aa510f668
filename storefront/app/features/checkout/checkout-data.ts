import type { CheckoutQuote, CustomerAddress, ShippingOptions } from '@stoa/contracts';
import type { LapsedCode } from '~/features/coupons/coupons-view';

/** The totals of a checkout with its coupon codes and payment method. */
export interface Priced {
  /** The exact totals with the valid coupon codes. */
  totals: CheckoutQuote | null;
  /** The payment method that the totals include; null if the stored one is no longer available. */
  payment: string | null;
  /** The codes that were left out, and why. */
  lapsed: LapsedCode[];
}

/** Totals together with the shipping methods for the address; null before there is one. */
export interface CheckoutData extends Priced {
  quotes: ShippingOptions | null;
  /** The chosen address of the address book; undefined if another one was entered. */
  saved: CustomerAddress | undefined;
}
