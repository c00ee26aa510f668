import { Injectable } from '@nestjs/common';
import type { ChangeReturnStatus as Input, ReturnState } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { consoleOf, tenantBounds } from '../../kernel/access';
import { combineConditions, Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Order } from '../ordering';
import { MoveReturn } from './move-return';
import { OverrulableReturns } from './overrulable-returns';
import { Return } from './return.entity';
import { allowedReturns, type ReturnMover, returnProcess } from './return.process';

/** Steps that take something from the customer, and so need a reason. */
const NEEDS_REASON: readonly ReturnState[] = ['rejected', 'cancelled'];

/** Approves, rejects, receives or ends a return: operators any, vendors their own. */
@Injectable()
export class ChangeReturnStatus {
  constructor(
    private readonly database: Database,
    private readonly move: MoveReturn,
    private readonly overrulable: OverrulableReturns,
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

  private async requireOverrulable(found: Return, mover: ReturnMover): Promise<void> {
    const { em, forUpdate } = this.database;
    const order = await em.findOneOrFail(Order, { where: { id: found.order_id }, ...forUpdate });
    const obstacle = await this.overrulable.obstacle(found, order, mover);
    if (obstacle === 'used')
      throw Failure.conflict('not_returnable', 'These items have been returned or refunded in the meantime.');
    if (obstacle === 'disputed')
      throw Failure.conflict(
        'not_returnable',
        'The customer disputes this rejection: please answer the dispute.',
      );
  }
}
