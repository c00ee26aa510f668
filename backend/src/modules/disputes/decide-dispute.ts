import { Injectable } from '@nestjs/common';
import type { DecideDispute as Input } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { ClaimRefund } from './claim-refund';
import { Dispute } from './dispute.entity';
import { MoveDispute } from './move-dispute';

/** Decides a dispute for an operator: a refund of the claim or of another part of the order, or none. */
@Injectable()
export class DecideDispute {
  constructor(
    private readonly database: Database,
    private readonly move: MoveDispute,
    private readonly refund: ClaimRefund,
  ) {}

  /**
   * @throws Failure 404 if missing; 409 `state_not_allowed` unless it is under review, `not_refundable` if everything
   * was refunded meanwhile; 422 by field
   */
  async execute({ dispute_id: id, state, note, ...part }: Input, actor: Actor): Promise<Dispute> {
    return this.database.tx(async (em) => {
      const found = await em.findOne(Dispute, { where: { id } });
      if (!found) throw Failure.notFound('dispute');
      const ended = await this.move.recorded(found, state, { mover: 'admin', actor, note });
      if (state === 'dismissed') return ended;
      const decided = await this.refund.execute(ended, actor, note, part);
      if (decided.refund_id === null)
        throw Failure.conflict('not_refundable', 'What the customer claims is refunded already.');
      return decided;
    });
  }
}
