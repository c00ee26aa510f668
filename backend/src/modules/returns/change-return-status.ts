import { Injectable } from '@nestjs/common';
import type { ChangeReturnStatus as Input, ReturnState } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { consoleOf, tenantBounds } from '../../kernel/access';
import { combineConditions, Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Order } from '../ordering';
import { DisputeRefunds } from './dispute-refunds';
import { MoveReturn } from './move-return';
import { Return } from './return.entity';
import { ReturnLine } from './return-parts.entity';
import { allowedReturns, type ReturnMover, returnProcess, VOID_RETURNS } from './return.process';
import { Returnable } from './returnable';

/** Steps that take something from the customer, and so need a reason. */
const NEEDS_REASON: readonly ReturnState[] = ['rejected', 'cancelled'];

/** Approves, rejects, receives or ends a return: operators any, vendors their own. */
@Injectable()
export class ChangeReturnStatus {
  constructor(
    private readonly database: Database,
    private readonly move: MoveReturn,
    private readonly returnable: Returnable,
    private readonly disputed: DisputeRefunds,
  ) {}

  /**
   * @throws Failure 404 if missing or of another vendor; 409 `state_not_allowed` with the allowed states;
   * 409 `not_returnable` if an overruled rejection's items were returned or refunded since, or if the
   * customer disputes what its vendor would overrule; 422 by field
   */
  async execute({ return_id, state, note }: Input, actor: Actor): Promise<Return> {
    const mover = consoleOf(actor);
    return this.database.tx(async (em) => {
      const where = combineConditions({ id: return_id }, tenantBounds(actor));
      const found = await em.findOne(Return, { where });
      if (!found) throw Failure.notFound('return');
      if (state === 'inspected') throw Failure.field('state', 'Please inspect each item.');
      const to = returnProcess.named(state);
      if (!allowedReturns(found, mover).includes(to)) throw returnProcess.refusal(found.state, to, mover);
      if (NEEDS_REASON.includes(to) && !note?.trim()) throw Failure.field('note', 'Please give a reason.');
      if (found.state === 'rejected') await this.requireOverrulable(found, mover);
      return this.move.execute(found, to, { mover, actor, note });
    });
  }

  /**
   * An overruled rejection counts again: its units must not have been returned or refunded since. In an open dispute
   * the vendor has an answer to give, which approving the return must not replace.
   */
  private async requireOverrulable({ id, order_id }: Return, mover: ReturnMover): Promise<void> {
    const { em, forUpdate } = this.database;
    const order = await em.findOneOrFail(Order, { where: { id: order_id }, ...forUpdate });
    const left = await this.returnable.lines(order, VOID_RETURNS);
    const lines = await em.find(ReturnLine, { where: { return_id: id } });
    // Other units may be left, but not those that a dispute about this return has refunded.
    const isSettled = (await this.disputed.find(order_id)).some(({ return_id }) => return_id === id);
    const isLeft = lines.every(({ order_line_id, quantity }) =>
      left.some((one) => one.order_line_id === order_line_id && one.quantity >= quantity),
    );
    if (isSettled || !isLeft)
      throw Failure.conflict('not_returnable', 'These items have been returned or refunded in the meantime.');
    if (mover === 'vendor' && (await this.disputed.hasOpen(id)))
      throw Failure.conflict(
        'not_returnable',
        'The customer disputes this rejection: please answer the dispute.',
      );
  }
}
