import { Injectable } from '@nestjs/common';
import type { OrderReturns, SendReturn as Input } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { CustomerReturns } from './customer-returns';
import { MoveReturn } from './move-return';
import { Return } from './return.entity';

/** Records that a customer has sent the items of an approved return. */
@Injectable()
export class SendReturn {
  constructor(
    private readonly database: Database,
    private readonly returns: CustomerReturns,
    private readonly move: MoveReturn,
  ) {}

  /** @throws Failure 404 if missing or not the caller's, 409 `state_not_allowed` unless it is approved */
  async execute({ return_id, access_token, ...sent }: Input, caller: Caller): Promise<OrderReturns> {
    const { order } = await this.returns.getOrThrow(return_id, caller, access_token);
    const parcel = {
      carrier: sent.carrier?.trim() || null,
      tracking_number: sent.tracking_number?.trim() || null,
    };
    await this.database.tx(async (em) => {
      const found = await em.findOneByOrFail(Return, { id: return_id });
      const step = { mover: 'customer', actor: caller.actor } as const;
      await this.move.execute(found, 'in_transit', step, parcel);
    });
    return this.returns.ofOrder(order, caller.language);
  }
}
