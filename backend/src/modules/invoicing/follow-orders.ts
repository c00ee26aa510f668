import { Injectable } from '@nestjs/common';
import type { OrderState } from '@stoa/contracts';
import { Database } from '../../kernel/database';
import { Handles } from '../../kernel/events';
import { isVoid, Order, orderMoved, orderPlaced, Refund, RefundLine, refundSucceeded } from '../ordering';
import { sum } from '../../kernel/money';
import { type CreditRequest, IssueCreditNote } from './issue-credit-note';
import { IssueInvoice } from './issue-invoice';

/** Issues invoices when orders become sales, and credit notes when they are cancelled or refunded. */
@Injectable()
export class FollowOrders {
  constructor(
    private readonly database: Database,
    private readonly issue: IssueInvoice,
    private readonly credit: IssueCreditNote,
  ) {}

  @Handles(orderPlaced, 'invoice')
  async placed({ group_id }: { group_id: number }): Promise<void> {
    const order = { id: 'ASC' } as const;
    const orders = await this.database.em.find(Order, { where: { group_id }, order, select: { id: true } });
    for (const { id } of orders) await this.issue.execute(id);
  }

  @Handles(orderMoved, 'invoice')
  async moved({ order_id, to }: { order_id: number; to: OrderState }): Promise<void> {
    if (to === 'placed') await this.issue.execute(order_id);
    if (isVoid(to)) await this.creditRest(order_id);
  }

  /** A void order's credit note is about its end, whatever is refunded; any other's about the refund. */
  @Handles(refundSucceeded, 'credit-note')
  async refunded({ refund_id }: { refund_id: number }): Promise<void> {
    const { em } = this.database;
    const refund = await em.findOne(Refund, { where: { id: refund_id } });
    const order = refund && (await em.findOne(Order, { where: { id: refund.order_id } }));
    if (!refund || !order) return;
    if (isVoid(order.state)) return this.creditRest(order.id);
    const lines = await em.find(RefundLine, { where: { refund_id }, order: { id: 'ASC' } });
    await this.credit.execute(order.id, `refund:${refund.number}`, creditFor(refund, lines));
  }

  private async creditRest(order_id: number): Promise<void> {
    const order = await this.database.em.findOne(Order, { where: { id: order_id } });
    if (order) await this.credit.execute(order_id, `void:${order.number}`, 'rest');
  }
}

/** The part of an invoice that a refund reverses: its lines, or its amount if it names none. */
function creditFor(refund: Refund, lines: readonly RefundLine[]): CreditRequest {
  const { shipping, payment_fee, amount, tax } = refund;
  if (lines.length === 0 && shipping === 0 && payment_fee === 0) return { amount };
  // Payment fees are untaxed.
  const shipping_tax = sum([tax, ...lines.map((line) => -line.tax)]);
  return { lines, shipping, shipping_tax, payment_fee };
}
