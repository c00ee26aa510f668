import { Injectable } from '@nestjs/common';
import type { AssignmentState } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Changes } from '../../../kernel/resource';
import { assignmentProcess, IN_HAND } from './assignment.process';
import { RiderAssignment } from './rider-assignment.entity';
import { RiderEarnings } from './rider-earnings';

/**
 * Ends the delivery of an order that has become delivered without a step of its rider: who has the items has delivered
 * them, with the earning and the cash of that; an offer or an order that was not picked up is cancelled.
 */
@Injectable()
export class EndDelivery {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly earnings: RiderEarnings,
    private readonly changes: Changes,
  ) {}

  /** Runs in the caller's transaction after the order was moved, and before its cash is booked. */
  async execute(order_id: number, actor: Actor | null): Promise<void> {
    await this.database.tx(async (em) => {
      const where = { live_order_id: order_id };
      const held = await em.findOne(RiderAssignment, { where, ...this.database.forUpdate });
      if (!held) return;
      const to: AssignmentState = IN_HAND.includes(held.state) ? 'delivered' : 'cancelled';
      const now = this.clock.now();
      const earning = to === 'delivered' ? await this.earnings.calculate(held) : null;
      await assignmentProcess.move(em, RiderAssignment, held, to, 'system', {
        live_order_id: null,
        updated_at: now,
        ...(to === 'delivered' && { delivered_at: now, earning }),
      });
      await this.earnings.book({ ...held, earning });
      const differences = [{ field: 'state', before: held.state, after: to }];
      const change = { resource: 'rider_shipping', id: held.id, action: 'status' } as const;
      await this.changes.publish({ ...change, actor, differences });
    });
  }
}
