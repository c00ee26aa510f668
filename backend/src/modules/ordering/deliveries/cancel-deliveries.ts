import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { EventBus } from '../../../kernel/events';
import { Changes } from '../../../kernel/resource';
import { CANCELLABLE } from './assignment.process';
import { deliveryCancelled } from './delivery.events';
import { RiderAssignment } from './rider-assignment.entity';

/** Cancels the rider assignment of a cancelled or expired order, and publishes an event for the rider. */
@Injectable()
export class CancelDeliveries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: EventBus,
    private readonly changes: Changes,
  ) {}

  /** Runs in the caller's transaction after the order was moved, so no offer can follow (`AssignRider`). */
  async execute(order_id: number, actor: Actor | null): Promise<void> {
    await this.database.tx(async (em) => {
      const updated_at = this.clock.now();
      // The update also reaches an offer committed since this transaction's snapshot, and makes it visible to
      // reads.
      await em.update(RiderAssignment, { live_order_id: order_id }, { updated_at });
      const held = await em.findOne(RiderAssignment, { where: { live_order_id: order_id } });
      if (!held) return;
      const where = { id: held.id, state: In(CANCELLABLE) };
      const ended = { state: 'cancelled', live_order_id: null, updated_at } as const;
      const { affected } = await em.update(RiderAssignment, where, ended);
      await this.events.publish(deliveryCancelled, { assignment_id: held.id, in_hand: !affected });
      if (!affected) return;
      const differences = [{ field: 'state', before: held.state, after: ended.state }];
      const change = { resource: 'rider_shipping', id: held.id, action: 'status' } as const;
      await this.changes.publish({ ...change, actor, differences });
    });
  }
}
