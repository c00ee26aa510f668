import { sum } from '../../../kernel/money';
import type { Order, OrderLine } from '../order.entity';
import type { RefundTotals } from './refund-posting';
import { givenByPlatform } from './refund-shares';

/** What a sale booked, in the order's currency. */
export function soldTotals(order: Order, lines: readonly OrderLine[]): RefundTotals {
  const discounts = [...lines.flatMap((line) => line.discounts), ...(order.shipping_discounts ?? [])];
  return {
    amount: order.total,
    payment_fee: order.payment_fee,
    tax: sum([order.tax, order.tax_included]),
    commission: sum(lines.map(({ commission }) => commission?.amount ?? 0)),
    platform_discount: givenByPlatform(discounts),
  };
}
