import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database';
import { Processes } from '../../kernel/queue';
import { expireUnpaid } from './expire-unpaid.job';
import { MoveOrder } from './move-order';
import { Order } from './order.entity';

/** Expires the orders of a group that still await payment, which releases their stock. */
@Injectable()
export class ExpireUnpaid {
  constructor(
    private readonly database: Database,
    private readonly move: MoveOrder,
  ) {}

  @Processes(expireUnpaid)
  async execute({ group_id }: { group_id: number }): Promise<void> {
    await this.database.tx(async (em) => {
      const waiting = await em.find(Order, {
        where: { group_id, state: 'pending_payment' },
        order: { id: 'ASC' },
      });
      for (const order of waiting)
        await this.move.execute(order, 'expired', { mover: 'system', actor: null });
    });
  }
}
