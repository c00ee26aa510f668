import { Injectable } from '@nestjs/common';
import type { RefundState } from '@stoa/contracts';
import { EventBus } from '../../../kernel/events';
import { Failure } from '../../../kernel/http';
import type { Values } from '../../../kernel/resource';
import { StatefulStore, StoreTools } from '../../../kernel/resource';
import { Payments } from '../../payments';
import { groupNumberOf } from '../order-number';
import { Order } from '../order.entity';
import { Refund } from './refund.entity';
import { refundSucceeded } from './refund.events';
import { refundProcess } from './refund.process';

/** Stores refunds; completing one books the refunded amount on the payment, in the same transaction. */
@Injectable()
export class RefundStore extends StatefulStore<Refund> {
  constructor(
    tools: StoreTools,
    private readonly payments: Payments,
    private readonly events: EventBus,
  ) {
    super(tools);
  }

  /** The status must be given: no transition of money is made by default. */
  protected override targetOf(wanted: string | undefined): RefundState {
    if (wanted === undefined) throw Failure.field('status', 'Please specify the status.');
    return refundProcess.named(wanted);
  }

  protected override beforeTransition(): Values {
    return { settled_at: this.tools.clock.now() };
  }

  protected override async afterTransition(refund: Refund, to: RefundState): Promise<void> {
    if (to === 'succeeded') await this.book(refund);
  }

  private async book({ id, order_id, number, amount }: Refund): Promise<void> {
    const order = await this.tools.database.em.findOneOrFail(Order, { where: { id: order_id } });
    const fact = { type: 'refunded', amount, part: order.number, key: `refund:${number}` } as const;
    await this.payments.recordFact(groupNumberOf(order.number), fact);
    await this.events.publish(refundSucceeded, { refund_id: id });
  }
}
