import { Injectable } from '@nestjs/common';
import type { OrderState } from '@stoa/contracts';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { EventBus, Handles } from '../../../kernel/events';
import { sum } from '../../../kernel/money';
import { paymentCaptured } from '../../payments';
import { OrderPayments } from '../order-payments';
import { isVoid } from '../order.process';
import { Order } from '../order.entity';
import { OrderGroup } from '../order-group.entity';
import { Refund } from './refund.entity';
import { refundDue } from './refund.events';

/** Creates a refund when an order with captured payments is cancelled or expires. */
@Injectable()
export class IssueRefund {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly payments: OrderPayments,
    private readonly events: EventBus,
  ) {}

  /** Runs in the caller's transaction; does nothing if nothing was captured or its refund exists. */
  async execute(order: Order, state: OrderState): Promise<void> {
    if (!isVoid(state)) return;
    await this.database.tx(async (em) => {
      const { captured, refunded } = await this.payments.moved(order);
      if (captured <= refunded) return;
      const earlier = await em.find(Refund, { where: { order_id: order.id } });
      // Succeeded refunds are in `refunded`; cancelled ones were decided not to be owed.
      const noted = earlier.filter((one) => one.state !== 'succeeded').map((one) => one.amount);
      const amount = sum([captured, -refunded, -sum(noted)]);
      if (amount <= 0) return;
      const now = this.clock.now();
      const { identifiers } = await em.insert(Refund, {
        number: `${order.number}-R${earlier.length + 1}`,
        order_id: order.id,
        vendor_id: order.vendor_id,
        amount,
        currency: order.currency,
        reason: state === 'expired' ? 'order_expired' : 'order_cancelled',
        state: 'pending',
        created_at: now,
        updated_at: now,
      });
      await this.events.publish(refundDue, { refund_id: Number(identifiers[0]?.id) });
    });
  }

  /** Payments captured after an order was cancelled or has expired are refunded as well. */
  @Handles(paymentCaptured, 'refunds')
  async onCapture({ reference, part }: { reference: string; part: string | null }): Promise<void> {
    const { em } = this.database;
    const group = part === null ? await em.findOne(OrderGroup, { where: { number: reference } }) : null;
    const where = part === null ? { group_id: group?.id ?? 0 } : { number: part };
    for (const order of await em.find(Order, { where, order: { id: 'ASC' } }))
      await this.execute(order, order.state);
  }
}
