import { Injectable } from '@nestjs/common';
import type { AssignmentState, OrderState } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { consoleOf } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import type { Bounds } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import { MoveOrder } from '../move-order';
import { Order } from '../order.entity';
import { assignmentProcess, isOver } from './assignment.process';
import { RiderAssignment } from './rider-assignment.entity';
import { riderShipping } from './rider-shipping.resource';

/** What a rider's step means for the order: from → to, where the order stands there. */
const ORDER_MOVES: Partial<Record<AssignmentState, { from: OrderState; to: OrderState }>> = {
  picked_up: { from: 'ready', to: 'shipped' },
  delivered: { from: 'shipped', to: 'delivered' },
};

/** Keeps assignments; they move along their table, and take the order along where it waits for that. */
@Injectable()
export class AssignmentStore extends ResourceStore<RiderAssignment> {
  constructor(
    tools: StoreTools,
    private readonly order: MoveOrder,
  ) {
    super(tools, () => riderShipping);
  }

  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const { state, order_id } = await this.find(id, bounds);
      const held = await this.snapshot(id, actor);
      if (wanted === undefined) throw Failure.field('status', 'Please name the state.');
      const to = assignmentProcess.named(wanted);
      const now = this.tools.clock.now();
      const values = {
        updated_at: now,
        ...(to === 'picked_up' && { picked_up_at: now }),
        ...(to === 'delivered' && { delivered_at: now }),
        ...(isOver(to) && { live_order_id: null }),
      };
      await assignmentProcess.move(em, RiderAssignment, { id, state }, to, consoleOf(actor), values);
      await this.takeOrderAlong(order_id, to, actor);
      await this.tell('status', id, actor, held);
    });
  }

  private async takeOrderAlong(id: number, step: AssignmentState, actor: Actor | null): Promise<void> {
    const move = ORDER_MOVES[step];
    const order = move && (await this.tools.database.em.findOne(Order, { where: { id, state: move.from } }));
    if (!move || !order) return;
    await this.order.execute(order, move.to, { mover: consoleOf(actor), actor });
  }
}
