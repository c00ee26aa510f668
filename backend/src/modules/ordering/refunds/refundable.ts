import type { Refundable } from '@stoa/contracts';
import { sum } from '../../../kernel/money';
import { type EarlierRefunds, paidShipping } from '../books/refund-shares';
import type { Order, OrderLine } from '../order.entity';

/** Units of one order line. */
export type RefundUnits = Pick<Refundable['lines'][number], 'order_line_id' | 'quantity'>;

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

/** The wanted units as far as they are among those left; lines without any are left out. */
export function unitsWithin(wanted: readonly RefundUnits[], left: readonly RefundUnits[]): RefundUnits[] {
  return wanted.flatMap(({ order_line_id, quantity: max }) => {
    const rest = left.find((one) => one.order_line_id === order_line_id)?.quantity ?? 0;
    const quantity = Math.min(max, rest);
    return quantity > 0 ? [{ order_line_id, quantity }] : [];
  });
}
