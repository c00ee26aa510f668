import type { OrderCoupon, OrderEarnings } from '@stoa/contracts';
import { sum } from '../../kernel/money';
import type { Order } from './order.entity';

/** A vendor's earnings from one order, by the same rule as in the books (`books/sale-posting.ts`). */
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
