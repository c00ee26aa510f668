import type { OrderCoupon, OrderEarnings } from '@stoa/contracts';
import { sum } from '../../kernel/money';
import type { Order } from './order.entity';

/** What a vendor is due of one order, by the rule by which balances of payouts count it (docs/adr/0007). */
export function earningsOf(
  { total, payment_fee }: Pick<Order, 'total' | 'payment_fee'>,
  coupons: readonly OrderCoupon[],
  commission: number,
): OrderEarnings {
  const platform_discounts = sum(
    coupons
      .filter(({ funded_by }) => funded_by === 'platform')
      .flatMap(({ discount, shipping_discount }) => [discount, shipping_discount]),
  );
  const net = sum([total, -payment_fee, platform_discounts, -commission]);
  return { total, payment_fee, platform_discounts, commission, net };
}
