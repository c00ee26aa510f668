import type { PayoutTerms } from '@stoa/contracts';
import { applyRate, sum } from '../../kernel/money';
import type { Settings } from '../settings';

/** The platform's rules of payouts, from the settings. */
export async function payoutTerms(settings: Settings): Promise<PayoutTerms> {
  const general = await settings.general();
  return {
    minimum: general.payout_minimum,
    fee_fixed: general.payout_fee_fixed,
    fee_rate: general.payout_fee_rate,
    holdback_rate: general.payout_holdback_rate,
    holdback_days: general.payout_holdback_days,
    schedule: general.payout_schedule,
  };
}

/** The fee of a payout of this amount, rounded once; may exceed the amount. */
export function payoutFee(amount: number, { fee_fixed, fee_rate }: PayoutTerms): number {
  return sum([fee_fixed, applyRate(amount, fee_rate)]);
}
