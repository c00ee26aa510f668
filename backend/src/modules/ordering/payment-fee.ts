import { allocate, sum } from '../../kernel/money';
import type { TaxedGoods, Totals } from './totals';

/** Adds the payment fee to totals, allocated over the orders by their totals, so that shares add up. */
export function withPaymentFee<G extends TaxedGoods>(totals: Totals<G>, fee: number): Totals<G> {
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
