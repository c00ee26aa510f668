import { Injectable } from '@nestjs/common';
import type { OrderDisputes, WithdrawDispute as Input } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { CustomerDisputes } from './customer-disputes';
import { Dispute } from './dispute.entity';
import { MoveDispute } from './move-dispute';

/** Withdraws an open dispute for its customer, who may open another one within the time limit. */
@Injectable()
export class WithdrawDispute {
  constructor(
    private readonly database: Database,
    private readonly disputes: CustomerDisputes,
    private readonly move: MoveDispute,
  ) {}

  /** @throws Failure 404 if missing or not the caller's, 409 `state_not_allowed` once it has ended */
  async execute({ dispute_id: id, access_token }: Input, caller: Caller): Promise<OrderDisputes> {
    const { order, group } = await this.disputes.getOrThrow(id, caller, access_token);
    const actor = caller.actor?.id === group.customer_id ? caller.actor : null;
    await this.database.tx(async (em) => {
      const found = await em.findOneByOrFail(Dispute, { id });
      // Idempotent: a repeat, such as after a lost response, gets the same response.
      if (found.state !== 'withdrawn')
        await this.move.recorded(found, 'withdrawn', { mover: 'customer', actor });
    });
    return this.disputes.ofOrder(order, caller.language);
  }
}
