import { Injectable } from '@nestjs/common';
import type { CancelExchange as Input, OrderReturns } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Order } from '../ordering';
import { CustomerReturns } from './customer-returns';
import { MoveReturn } from './move-return';
import { Return } from './return.entity';
import { ReturnLine } from './return-parts.entity';
import { EXCHANGEABLE_RETURNS } from './return.process';

/** Asks for a refund instead of an exchange, until the items are inspected. */
@Injectable()
export class CancelExchange {
  constructor(
    private readonly database: Database,
    private readonly returns: CustomerReturns,
    private readonly move: MoveReturn,
  ) {}

  /** @throws Failure 404 if missing or not the caller's, 409 `exchange_ended` without an exchange to cancel */
  async execute({ return_id, access_token }: Input, caller: Caller): Promise<OrderReturns> {
    const { order } = await this.returns.getOrThrow(return_id, caller, access_token);
    await this.database.tx(async (em) => {
      // Locked, so that an inspection at the same moment comes before or after.
      await em.findOneOrFail(Order, { where: { id: order.id }, ...this.database.forUpdate });
      const { state } = await em.findOneByOrFail(Return, { id: return_id });
      const lines = await em.find(ReturnLine, { where: { return_id } });
      const wanted = lines.filter(({ exchange_variant_id }) => exchange_variant_id !== null);
      if (wanted.length === 0 || !(EXCHANGEABLE_RETURNS as readonly string[]).includes(state))
        throw Failure.conflict('exchange_ended', 'There is no exchange to cancel any more.');
      const none = { exchange_variant_id: null, exchange_sku: null, exchange_options: null };
      await em.update(ReturnLine, { return_id }, none);
      await this.move.record(return_id, 'exchange_cancelled', { mover: 'customer', actor: caller.actor });
    });
    return this.returns.ofOrder(order, caller.language);
  }
}
