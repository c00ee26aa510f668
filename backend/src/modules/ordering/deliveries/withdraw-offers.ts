import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { type Change, Changes } from '../../../kernel/resource';
import { Rider } from '../../riders';
import { assignmentProcess, CANCELLABLE } from './assignment.process';
import { RiderAssignment } from './rider-assignment.entity';

/**
 * Takes the orders that a rider has not picked up from one who is not active any more, in the transaction of that
 * change: they can be offered to others. What is in the rider's hands stays with them until it is delivered or returned.
 */
@Injectable()
export class WithdrawOffers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe(['riders'], (change) => this.onRider(change));
  }

  private async onRider({ id: rider_id, action, actor }: Change): Promise<void> {
    if (action !== 'status') return;
    const { em } = this.database;
    const { status } = await em.findOneByOrFail(Rider, { id: rider_id });
    if (status === 'active') return;
    const where = { rider_id, state: In(CANCELLABLE) };
    for (const offer of await em.find(RiderAssignment, { where, ...this.database.forUpdate })) {
      const ended = { live_order_id: null, updated_at: this.clock.now() };
      await assignmentProcess.move(em, RiderAssignment, offer, 'cancelled', 'system', ended);
      const differences = [{ field: 'state', before: offer.state, after: 'cancelled' }];
      const change = { resource: 'rider_shipping', id: offer.id, action: 'status' } as const;
      await this.changes.publish({ ...change, actor, differences });
    }
  }
}
