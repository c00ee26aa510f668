import { Injectable } from '@nestjs/common';
import { DELIVERABLE } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { Actor, Caller } from '../../../kernel/access';
import { owningTenant, tenantBounds } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database, isDuplicate, combineConditions } from '../../../kernel/database';
import { EventBus } from '../../../kernel/events';
import { Failure, IsId, IsOptionalText } from '../../../kernel/http';
import { ResourceService } from '../../../kernel/resource';
import { Rider } from '../../riders';
import { Order } from '../order.entity';
import { newDeliveryCode } from './delivery-codes';
import { deliveryOffered } from './delivery.events';
import { RiderAssignment } from './rider-assignment.entity';
import { RiderCashLimit } from './rider-cash-limit';
import { riderShipping } from './rider-shipping.resource';

/** Body of `assignRider`. */
export class AssignRiderInput {
  @IsId()
  order_id!: number;

  @IsId()
  rider_id!: number;

  @IsOptionalText(500)
  note?: string | null;
}

/** Offers an order to a rider of the platform or its vendor; vendors only own orders to own riders. */
@Injectable()
export class AssignRider {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly cash: RiderCashLimit,
    private readonly events: EventBus,
    private readonly resourceService: ResourceService,
  ) {}

  /** @throws Failure 409 `order_state` or `already_assigned`; 422 on an order or rider that is unavailable */
  async execute(input: AssignRiderInput, caller: Caller): Promise<object> {
    const { actor } = caller;
    if (!actor) throw Failure.unauthenticated();
    const id = await this.offer(input, actor);
    return this.resourceService.one(riderShipping, id, caller);
  }

  /** As `execute`, but returns only the id of the new assignment. */
  async offer({ order_id, rider_id, note }: AssignRiderInput, actor: Actor): Promise<number> {
    return this.database
      .tx(async (em) => {
        const order = await em.findOne(Order, {
          where: combineConditions({ id: order_id }, tenantBounds(actor)),
        });
        if (!order) throw Failure.field('order_id', 'There is no such order.');
        if (order.pickup) throw Failure.field('order_id', 'The customer collects this order at the store.');
        const fleets = owningTenant(actor) === null ? [null, order.vendor_id] : [order.vendor_id];
        await this.refuseRider(order, rider_id, fleets);
        const now = this.clock.now();
        await holdOrder(em, order, now);
        const row = { order_id, rider_id, vendor_id: order.vendor_id, live_order_id: order_id };
        const { identifiers } = await em.insert(RiderAssignment, {
          ...row,
          note: note?.trim() || null,
          delivery_code: newDeliveryCode(),
          created_at: now,
          updated_at: now,
        });
        const id = Number(identifiers[0]?.id);
        await this.events.publish(deliveryOffered, { assignment_id: id });
        return id;
      })
      .catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
        throw Failure.conflict('already_assigned', 'A rider already has this order.', { order_id });
      });
  }

  private async refuseRider(order: Order, id: number, fleets: (number | null)[]): Promise<void> {
    // Locked, so that two offers at the same moment count each other's cash.
    const where = { id };
    const rider = await this.database.em.findOne(Rider, { where, ...this.database.forUpdate });
    if (!rider || !fleets.includes(rider.vendor_id))
      throw Failure.field('rider_id', 'is not a rider for this order');
    if (rider.status !== 'active') throw Failure.field('rider_id', 'This rider is not active.');
    if (await this.cash.isExceeded(rider, order))
      throw Failure.field('rider_id', 'With this order, the rider would carry more cash than allowed.');
  }
}

/** Locks the order's row until the offer is stored: a concurrent cancellation waits and sees the offer. */
async function holdOrder(em: EntityManager, { id, state }: Order, updated_at: Date): Promise<void> {
  const { affected } = await em.update(Order, { id, state: In([...DELIVERABLE]) }, { updated_at });
  if (affected) return;
  throw Failure.conflict('order_state', 'This order is not waiting for a delivery.', { state });
}
