import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database';
import { Works } from '../../kernel/queue';
import { expireUnpaid } from './expire-unpaid.job';
import { MoveOrder } from './move-order';
import { Order } from './order.entity';

/** Expires the orders of a checkout that still wait for their money, which releases their stock. */
@Injectable()
export class ExpireUnpaid {
  constructor(
    private readonly database: Database,
    private readonly move: MoveOrder,
  ) {}

  @Works(expireUnpaid)
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
