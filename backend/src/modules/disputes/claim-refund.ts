import { Injectable } from '@nestjs/common';
import type { DecideDispute } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Order, RefundOrder } from '../ordering';
import { Dispute } from './dispute.entity';
import { DisputeLine } from './dispute-parts.entity';

/** What to refund instead of the claim. */
type Part = Pick<DecideDispute, 'lines' | 'shipping'>;

/** Refunds what a customer claims, as far as it was not refunded meanwhile. */
@Injectable()
export class ClaimRefund {
  constructor(
    private readonly database: Database,
    private readonly refund: RefundOrder,
  ) {}

  /**
   * Runs in the caller's transaction, after the end of the dispute; returns the changed dispute.
   * @throws Failure 409 `not_refundable`, or 422 on what exceeds the rest, both only if a `part` is named
   */
  async execute(dispute: Dispute, actor: Actor, note: string | null, part: Part = {}): Promise<Dispute> {
    const { em } = this.database;
    const order = await em.findOneByOrFail(Order, { id: dispute.order_id });
    const claimed = await this.claimed(dispute, order);
    const request = {
      lines: part.lines ?? claimed.lines,
      shipping: part.shipping ?? claimed.shipping,
      payment_fee: false,
    };
    const isNamed = part.lines !== undefined || part.shipping !== undefined;
    if (!isNamed && request.lines.length === 0 && request.shipping === 0) return dispute;
    const refund_id = await this.refund.execute(order.id, { ...request, reason: 'dispute', note }, actor);
    await em.update(Dispute, { id: dispute.id }, { refund_id });
    return { ...dispute, refund_id };
  }

  /** The claim as far as it can still be refunded. */
  private async claimed({ id, with_shipping }: Dispute, order: Order) {
    const where = { dispute_id: id };
    const claim = await this.database.em.find(DisputeLine, { where, order: { id: 'ASC' } });
    const { shipping } = await this.refund.refundable(order);
    return { lines: await this.refund.left(order, claim), shipping: with_shipping ? shipping : 0 };
  }
}
