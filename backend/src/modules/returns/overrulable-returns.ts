import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database';
import type { Order } from '../ordering';
import { DisputeRefunds } from './dispute-refunds';
import type { Return } from './return.entity';
import { ReturnLine } from './return-parts.entity';
import { type ReturnMover, VOID_RETURNS } from './return.process';
import { Returnable } from './returnable';

/** Its items were returned or refunded since, or its vendor is to answer a dispute. */
export type Obstacle = 'used' | 'disputed';

/** Tells which rejected returns can be approved after all. */
@Injectable()
export class OverrulableReturns {
  constructor(
    private readonly database: Database,
    private readonly returnable: Returnable,
    private readonly disputed: DisputeRefunds,
  ) {}

  /**
   * What keeps a rejection from being overruled: it would count again, so its units must not have been returned or
   * refunded since. In an open dispute the vendor has an answer to give, which approving the return must not replace.
   * Whoever acts on it has locked the order.
   */
  async obstacle({ id }: Pick<Return, 'id'>, order: Order, mover: ReturnMover): Promise<Obstacle | null> {
    const left = await this.returnable.lines(order, VOID_RETURNS);
    const lines = await this.database.em.find(ReturnLine, { where: { return_id: id } });
    // Other units may be left, but not those that a dispute about this return has refunded.
    const isSettled = (await this.disputed.find(order.id)).some(({ return_id }) => return_id === id);
    const isLeft = lines.every(({ order_line_id, quantity }) =>
      left.some((one) => one.order_line_id === order_line_id && one.quantity >= quantity),
    );
    if (isSettled || !isLeft) return 'used';
    return mover === 'vendor' && (await this.disputed.hasOpen(id)) ? 'disputed' : null;
  }
}
