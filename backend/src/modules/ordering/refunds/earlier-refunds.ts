import type { EntityManager } from 'typeorm';
import { In, Not } from 'typeorm';
import { sum } from '../../../kernel/money';
import type { EarlierRefunds } from '../books/refund-shares';
import { Refund } from './refund.entity';
import { RefundLine } from './refund-line.entity';

/** An order's refunds that still stand: all but cancelled ones, and those of what was paid twice. */
export async function earlierRefunds(em: EntityManager, order_id: number): Promise<EarlierRefunds> {
  const refunds = await em.find(Refund, {
    where: { order_id, state: Not('cancelled'), reason: Not('duplicate') },
  });
  const ids = refunds.map(({ id }) => id);
  const lines = ids.length > 0 ? await em.find(RefundLine, { where: { refund_id: In(ids) } }) : [];
  const total = (
    field: 'amount' | 'tax' | 'commission' | 'platform_discount' | 'shipping' | 'payment_fee',
  ): number => sum(refunds.map((refund) => refund[field]));
  return {
    lines,
    total: {
      amount: total('amount'),
      tax: total('tax'),
      commission: total('commission'),
      platform_discount: total('platform_discount'),
      shipping: total('shipping'),
      payment_fee: total('payment_fee'),
    },
  };
}
