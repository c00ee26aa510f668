import { Injectable } from '@nestjs/common';
import type { AssignmentState } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { consoleOf } from '../../../kernel/access';
import { EventBus } from '../../../kernel/events';
import { Failure } from '../../../kernel/http';
import type { Bounds, Values } from '../../../kernel/resource';
import { StatefulStore, StoreTools } from '../../../kernel/resource';
import type { Order } from '../order.entity';
import { type AssignmentMover, assignmentProcess, isOver } from './assignment.process';
import { CarryOrder } from './carry-order';
import type { RiderAssignment } from './rider-assignment.entity';
import { deliveryStopped } from './delivery.events';
import { RiderEarnings } from './rider-earnings';

const NEEDS_REASON = 'needs a reason, which “changeDeliveryStatus” takes';

/** Stores assignments; state changes follow the process and move the order too. */
@Injectable()
export class AssignmentStore extends StatefulStore<RiderAssignment> {
  constructor(
    tools: StoreTools,
    private readonly carry: CarryOrder,
    private readonly earnings: RiderEarnings,
    private readonly events: EventBus,
  ) {
    super(tools);
  }

  /** @throws Failure 422 on `failed`, which needs a reason: that is `moveFor` */
  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    if (wanted === 'failed') throw Failure.field('status', NEEDS_REASON);
    await this.moveFor(id, wanted, bounds, { actor, reason: null });
  }

  /** Takes a step for the rider, with why it failed. */
  async moveFor(
    id: number,
    to: string | undefined,
    bounds: Bounds,
    { actor, reason }: { actor: Actor | null; reason: string | null },
  ): Promise<void> {
    const moved = await this.tools.database.tx(() => this.step(id, to, bounds, actor, reason));
    await this.carry.complete(moved);
  }

  /** Takes a rider's step of their own delivery, with whatever `remember` writes in the same transaction. */
  async moveOwn(
    id: number,
    to: AssignmentState,
    actor: Actor,
    { reason, remember }: { reason: string | null; remember: () => Promise<unknown> },
  ): Promise<void> {
    const moved = await this.tools.database.tx(async () => {
      await remember();
      const order = await this.step(id, to, { rider_id: actor.id }, actor, reason);
      // The staff know of their own steps.
      if (to === 'declined' || to === 'failed')
        await this.events.publish(deliveryStopped, { assignment_id: id, to });
      return order;
    });
    await this.carry.complete(moved);
  }

  private async step(
    id: number,
    to: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
    reason: string | null = null,
  ): Promise<Order> {
    await this.transition(id, to, bounds, actor, { reason });
    const delivery = await this.find(id, bounds);
    if (delivery.state === 'delivered') await this.earnings.book(delivery);
    return this.carry.execute(delivery, actor);
  }

  protected override moverOf(actor: Actor | null): AssignmentMover {
    return actor?.audience === 'rider' ? 'rider' : consoleOf(actor);
  }

  protected override targetOf(wanted: string | undefined): AssignmentState {
    if (wanted === undefined) throw Failure.field('status', 'Please specify the status.');
    return assignmentProcess.named(wanted);
  }

  protected override async beforeTransition(
    delivery: RiderAssignment,
    to: AssignmentState,
    _: Actor | null,
    { reason }: { reason?: string | null },
  ): Promise<Values> {
    const now = this.tools.clock.now();
    return {
      ...(to === 'picked_up' && { picked_up_at: now }),
      ...(to === 'delivered' && { delivered_at: now, earning: await this.earnings.calculate(delivery) }),
      ...(to === 'failed' && { failure_reason: reason ?? null }),
      ...(isOver(to) && { live_order_id: null }),
    };
  }
}
