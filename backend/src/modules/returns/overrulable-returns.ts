import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import type { Order } from '../ordering';
import { DisputeRefunds } from './dispute-refunds';
import type { Return } from './return.entity';
import { ReturnLine } from './return-parts.entity';
import { type ReturnMover, VOID_RETURNS } from './return.process';
import { Returnable } from './returnable';

/** Tells which rejected returns can be approved after all. */
@Injectable()
export class OverrulableReturns {
  constructor(
    private readonly database: Database,
    private readonly returnable: Returnable,
    private readonly disputed: DisputeRefunds,
  ) {}

  /**
   * Why a rejection can't be overruled, if so: it counts again then, so its units must not have been returned or
   * refunded since. In an open dispute the vendor has an answer to give, which approving the return must not replace.
   * Whoever acts on it has locked the order.
   */
  async refusal({ id }: Pick<Return, 'id'>, order: Order, mover: ReturnMover): Promise<Failure | null> {
    const left = await this.returnable.lines(order, VOID_RETURNS);
    const lines = await this.database.em.find(ReturnLine, { where: { return_id: id } });
    // Other units may be left, but not those that a dispute about this return has refunded.
    const isSettled = (await this.disputed.find(order.id)).some(({ return_id }) => return_id === id);
    const isLeft = lines.every(({ order_line_id, quantity }) =>
      left.some((one) => one.order_line_id === order_line_id && one.quantity >= quantity),
    );
    if (isSettled || !isLeft)
      return Failure.conflict(
        'not_returnable',
        'These items have been returned or refunded in the meantime.',
      );
    if (mover === 'vendor' && (await this.disputed.hasOpen(id)))
      return Failure.conflict(
        'not_returnable',
        'The customer disputes this rejection: please answer the dispute.',
      );
    return null;
  }
}
