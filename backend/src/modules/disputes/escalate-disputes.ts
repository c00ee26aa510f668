import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { defineJob, Every } from '../../kernel/queue';
import { Order } from '../ordering';
import { Dispute } from './dispute.entity';
import { MoveDispute } from './move-dispute';

const ESCALATE = defineJob<object>('disputes.escalate');
const HOUR = 3_600_000;
/** Maximum number of disputes in one run. */
const BATCH_SIZE = 200;

/** Hands disputes to the operators whose vendor has not responded in time. */
@Injectable()
export class EscalateDisputes {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly move: MoveDispute,
  ) {}

  @Every(ESCALATE, HOUR)
  async execute(): Promise<void> {
    const where = { state: 'needs_response', due_at: LessThanOrEqual(this.clock.now()) } as const;
    const late = await this.database.em.find(Dispute, { where, order: { id: 'ASC' }, take: BATCH_SIZE });
    for (const { id, order_id } of late)
      await this.database.tx(async (em) => {
        // Locked and read again, as the vendor may respond at the same moment.
        await em.findOneOrFail(Order, { where: { id: order_id }, ...this.database.forUpdate });
        const found = await em.findOne(Dispute, { where: { id, ...where } });
        if (found) await this.move.recorded(found, 'under_review', { mover: 'system', actor: null });
      });
  }
}
