import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import { consoleOf } from '../../../kernel/access';
import { EventBus } from '../../../kernel/events';
import { Failure } from '../../../kernel/http';
import type { Bounds } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import { Payments } from '../../payments';
import { groupNumberOf } from '../order-number';
import { Order } from '../order.entity';
import { Refund } from './refund.entity';
import { refundSucceeded } from './refund.events';
import { refundProcess } from './refund.process';

/** Stores refunds; completing one books the refunded amount on the payment, in the same transaction. */
@Injectable()
export class RefundStore extends ResourceStore<Refund> {
  constructor(
    tools: StoreTools,
    private readonly payments: Payments,
    private readonly events: EventBus,
  ) {
    super(tools);
  }

  /** @throws Failure 409 with the allowed states in `details`, also when another request won the race */
  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    if (wanted === undefined) throw Failure.field('status', 'Please specify the status.');
    const to = refundProcess.named(wanted);
    await this.tools.database.tx(async (em) => {
      const refund = await this.find(id, bounds);
      const held = await this.snapshot(id, actor);
      const now = this.tools.clock.now();
      const values = { updated_at: now, settled_at: now };
      await refundProcess.move(em, Refund, refund, to, consoleOf(actor), values);
      if (to === 'succeeded') await this.book(refund);
      await this.tell('status', id, actor, held);
    });
  }

  private async book({ id, order_id, number, amount }: Refund): Promise<void> {
    const order = await this.tools.database.em.findOneOrFail(Order, { where: { id: order_id } });
    const fact = { type: 'refunded', amount, part: order.number, key: `refund:${number}` } as const;
    await this.payments.book(groupNumberOf(order.number), fact);
    await this.events.publish(refundSucceeded, { refund_id: id });
  }
}
