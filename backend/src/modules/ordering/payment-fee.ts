import { allocate, sum } from '../../kernel/money';
import type { ChargedLine, Totals } from './totals';

/** Totals with what the way to pay costs, split over the orders by what each comes to, so that parts and whole agree. */
export function withPaymentFee<L extends ChargedLine>(totals: Totals<L>, fee: number): Totals<L> {
  const { groups } = totals;
  const shares = allocate(
    fee,
    groups.map((group) => group.total),
  );
  return {
    ...totals,
    payment_fee: fee,
    total: sum([totals.total, fee]),
    groups: groups.map((group, index) => {
      const payment_fee = shares[index] ?? 0;
      return { ...group, payment_fee, total: sum([group.total, payment_fee]) };
    }),
  };
}
