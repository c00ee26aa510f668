import { Injectable } from '@nestjs/common';
import type { AcceptDispute as Input } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { tenantBounds } from '../../kernel/access';
import { combineConditions, Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { ClaimRefund } from './claim-refund';
import { Dispute } from './dispute.entity';
import { MoveDispute } from './move-dispute';

/** Ends a dispute by its vendor, who refunds what the customer claims. */
@Injectable()
export class AcceptDispute {
  constructor(
    private readonly database: Database,
    private readonly move: MoveDispute,
    private readonly refund: ClaimRefund,
  ) {}

  /** @throws Failure 404 if missing or of another vendor, 409 `state_not_allowed` once it has ended */
  async execute({ dispute_id: id, note = null }: Input, actor: Actor): Promise<Dispute> {
    return this.database.tx(async (em) => {
      const found = await em.findOne(Dispute, { where: combineConditions({ id }, tenantBounds(actor)) });
      if (!found) throw Failure.notFound('dispute');
      const ended = await this.move.recorded(found, 'accepted', { mover: 'vendor', actor, note });
      return this.refund.execute(ended, actor, note);
    });
  }
}
