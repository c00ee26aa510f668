import type { Refundable } from '@stoa/contracts';
import { sum } from '../../../kernel/money';
import { type EarlierRefunds, paidShipping } from '../books/refund-shares';
import type { Order, OrderLine } from '../order.entity';

/** What can still be refunded of an order of which `captured` was paid; in minor units of its currency. */
export function refundableOf(
  order: Order,
  lines: readonly OrderLine[],
  { lines: refunded, total }: EarlierRefunds,
  captured: number,
): Refundable {
  const remaining = Math.max(0, sum([captured, -total.amount]));
  return {
    currency: order.currency,
    amount: remaining,
    shipping: remaining === 0 ? 0 : sum([paidShipping(order, lines), -total.shipping]),
    payment_fee: remaining === 0 ? 0 : sum([order.payment_fee, -total.payment_fee]),
    lines: lines.map((line) => {
      const before = refunded.filter(({ order_line_id }) => order_line_id === line.id);
      const quantity = sum([line.quantity, ...before.map((one) => -one.quantity)]);
      return {
        order_line_id: line.id,
        name: line.name,
        sku: line.sku,
        quantity: remaining === 0 ? 0 : quantity,
        amount: remaining === 0 ? 0 : sum([line.total, ...before.map((one) => -one.amount)]),
      };
    }),
  };
}
