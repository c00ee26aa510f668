import { Injectable } from '@nestjs/common';
import type { CancelReturn as Input, OrderReturns } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { CustomerReturns } from './customer-returns';
import { MoveReturn } from './move-return';
import { Return } from './return.entity';

/** Cancels a return for its customer, until the items are sent. */
@Injectable()
export class CancelReturn {
  constructor(
    private readonly database: Database,
    private readonly returns: CustomerReturns,
    private readonly move: MoveReturn,
  ) {}

  /** @throws Failure 404 if missing or not the caller's, 409 `state_not_allowed` if too late to cancel */
  async execute({ return_id, access_token }: Input, caller: Caller): Promise<OrderReturns> {
    const { order } = await this.returns.getOrThrow(return_id, caller, access_token);
    await this.database.tx(async (em) => {
      const found = await em.findOneByOrFail(Return, { id: return_id });
      // Idempotent: a repeat, such as after a lost response, gets the same response.
      if (found.state === 'cancelled') return;
      await this.move.execute(found, 'cancelled', { mover: 'customer', actor: caller.actor });
    });
    return this.returns.ofOrder(order, caller.language);
  }
}
