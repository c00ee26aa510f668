import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Processes } from '../../kernel/queue';
import { Payments } from '../payments';
import { expireUnpaid } from './expire-unpaid.job';
import { MoveOrder } from './move-order';
import { OrderGroup } from './order-group.entity';
import { Order } from './order.entity';
import { CompletePayment } from './paying/complete-payment';

/** Expires the orders of a group that still await payment, which releases their stock. */
@Injectable()
export class ExpireUnpaid {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly move: MoveOrder,
    private readonly complete: CompletePayment,
    private readonly payments: Payments,
  ) {}

  /**
   * Asks the provider first: the buyer may have paid unnoticed. Payments after that are refunded. A job from before
   * the buyer chose a method with more time does nothing.
   */
  @Processes(expireUnpaid)
  async execute({ group_id }: { group_id: number }): Promise<void> {
    const group = await this.database.tx((em) => em.findOne(OrderGroup, { where: { id: group_id } }));
    if (!group || this.isEarly(group)) return;
    await this.complete.execute(group.number);
    await this.database.tx(async (em) => {
      const where = { group_id, state: 'pending_payment' as const };
      const waiting = await em.find(Order, { where, order: { id: 'ASC' }, ...this.database.forUpdate });
      // Another method may have been chosen meanwhile, which locks the orders as well.
      if (this.isEarly(await em.findOneOrFail(OrderGroup, { where: { id: group_id } }))) return;
      for (const order of waiting)
        await this.move.execute(order, 'expired', { mover: 'system', actor: null });
    });
    await this.payments.complete(group.number);
  }

  private isEarly({ expires_at }: OrderGroup): boolean {
    return expires_at !== null && expires_at > this.clock.now();
  }
}
