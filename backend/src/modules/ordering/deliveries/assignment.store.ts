import { Injectable } from '@nestjs/common';
import type { AssignmentState } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { consoleOf } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import type { Bounds, Values } from '../../../kernel/resource';
import { StatefulStore, StoreTools } from '../../../kernel/resource';
import { Currencies } from '../../localisation';
import { Rider } from '../../riders';
import { MoveOrder } from '../move-order';
import { Order } from '../order.entity';
import { assignmentProcess, isOver } from './assignment.process';
import { deliveryEarning } from './delivery-earning';
import { RiderAssignment } from './rider-assignment.entity';

/** Stores assignments; state changes follow the process and move the order too. */
@Injectable()
export class AssignmentStore extends StatefulStore<RiderAssignment> {
  constructor(
    tools: StoreTools,
    private readonly order: MoveOrder,
    private readonly currencies: Currencies,
  ) {
    super(tools);
  }

  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    const moved = await this.tools.database.tx(async () => {
      await this.transition(id, wanted, bounds, actor);
      return this.moveOrder(await this.find(id, bounds), actor);
    });
    if (moved) await this.order.complete(moved);
  }

  protected override targetOf(wanted: string | undefined): AssignmentState {
    if (wanted === undefined) throw Failure.field('status', 'Please specify the status.');
    return assignmentProcess.named(wanted);
  }

  protected override async beforeTransition({ id }: RiderAssignment, to: AssignmentState): Promise<Values> {
    const now = this.tools.clock.now();
    return {
      ...(to === 'picked_up' && { picked_up_at: now }),
      ...(to === 'delivered' && { delivered_at: now, earning: await this.earning(id) }),
      ...(isOver(to) && { live_order_id: null }),
    };
  }

  /** Frozen at delivery: a later commission change does not affect it. */
  private async earning(id: number): Promise<number> {
    const { em } = this.tools.database;
    const { rider_id, order_id } = await em.findOneOrFail(RiderAssignment, { where: { id } });
    const rider = await em.findOneOrFail(Rider, { where: { id: rider_id } });
    const order = await em.findOneOrFail(Order, { where: { id: order_id } });
    const currencies = [this.currencies.named(order.currency), this.currencies.default()] as const;
    return deliveryEarning(rider, order, [...currencies]);
  }

  /**
   * Moves the order with the assignment: picking up ships it, and only then can it be delivered or returned.
   * Does nothing if the order is already in that state.
   * @throws Failure 409 if the order can't be shipped: on hold or cancelled
   */
  private async moveOrder(
    { order_id, state: step }: RiderAssignment,
    actor: Actor | null,
  ): Promise<Order | null> {
    const order = await this.tools.database.em.findOneOrFail(Order, { where: { id: order_id } });
    const isShipped = order.state === 'shipped';
    const mover = consoleOf(actor);
    if (step === 'picked_up' && !isShipped) return this.order.through(order, 'shipped', { mover, actor });
    if (step === 'delivered' && isShipped) return this.order.execute(order, 'delivered', { mover, actor });
    if (step === 'returned' && isShipped)
      return this.order.execute(order, 'ready', { mover: 'system', actor, is_passing: true });
    return null;
  }
}
