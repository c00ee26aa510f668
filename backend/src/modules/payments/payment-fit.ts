import { applyRate, sum } from '../../kernel/money';
import type { PaymentMethod } from './payment-method.entity';

/** A purchase to match methods against; unknown values exclude no method. */
export interface Purchase {
  /** Currency of the payment. */
  currency_id: number;
  /** Destination country. */
  country_id?: number | null;
  /** Without the fee, in minor units of the shop's default currency. */
  amount?: number | null;
}

type Bounds = Pick<PaymentMethod, 'country_ids' | 'currency_ids' | 'min_amount' | 'max_amount'>;

/** Reason why a method can't pay for a purchase, as a sentence; null if it can. */
export function misfitOf(method: Bounds, { currency_id, country_id, amount }: Purchase): string | null {
  const { country_ids, currency_ids, min_amount, max_amount } = method;
  if (currency_ids.length > 0 && !currency_ids.includes(currency_id))
    return 'This payment method is not available in this currency.';
  if (country_id && country_ids.length > 0 && !country_ids.includes(country_id))
    return 'This payment method is not available for deliveries to this country.';
  const fits = (due: number): boolean => due >= (min_amount ?? 0) && due <= (max_amount ?? Infinity);
  if (typeof amount === 'number' && !fits(amount))
    return 'This payment method is not available for this amount.';
  return null;
}

/** Fee for paying `amount`: the fixed part in the amount's currency, plus the rate, rounded once. */
export function feeOf(
  { fee, fee_rate }: Pick<PaymentMethod, 'fee' | 'fee_rate'>,
  amount: number,
  exchange: (amount: number) => number,
): number {
  return sum([exchange(fee ?? 0), applyRate(amount, fee_rate ?? '0')]);
}
