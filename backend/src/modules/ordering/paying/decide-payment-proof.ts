import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { EventBus } from '../../../kernel/events';
import { Failure } from '../../../kernel/http';
import { MoveOrder } from '../move-order';
import { groupNumberOf } from '../order-number';
import { Order } from '../order.entity';
import { proofRejected } from '../ordering.events';
import type { DecidePaymentProofInput } from '../ordering.inputs';
import { TouchOrders } from '../touch-orders';
import { PaymentProof } from './payment-proof.entity';
import { PaymentProofs } from './payment-proofs';

/** Approves or rejects the proof of a bank transfer; approval captures the payment and places the orders. */
@Injectable()
export class DecidePaymentProof {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly proofs: PaymentProofs,
    private readonly move: MoveOrder,
    private readonly events: EventBus,
    private readonly touch: TouchOrders,
  ) {}

  /** Returns the order. @throws Failure 404; 409 `proof_decided`; 422 on `reason` if a rejection has none */
  async execute({ order_id, status, reason }: DecidePaymentProofInput, actor: Actor): Promise<Order> {
    const why = reason?.trim() || null;
    if (status === 'rejected' && !why) throw Failure.field('reason', 'Please give a reason.');
    const order = await this.database.em.findOne(Order, { where: { id: order_id } });
    if (!order) throw Failure.notFound('order');
    await this.database.tx(async (em) => {
      const proof = await this.proofs.latest(groupNumberOf(order.number));
      if (!proof) throw Failure.notFound('document');
      const values = { status, reason: why, decided_at: this.clock.now() };
      const decided = await em.update(PaymentProof, { id: proof.id, status: 'pending' }, values);
      if (decided.affected === 0)
        throw Failure.conflict('proof_decided', 'This document has already been decided on.');
      await this.touch.ofGroup(order.number);
      if (status === 'approved') await this.place(order, actor);
      else await this.events.publish(proofRejected, { order_id, reason: why ?? '' });
    });
    await this.move.complete(order);
    return this.database.em.findOneOrFail(Order, { where: { id: order_id } });
  }

  /** Places all orders of the group that await the transfer. */
  private async place({ group_id }: Order, actor: Actor): Promise<void> {
    const where = { group_id, state: 'pending_payment' as const };
    const { em, forUpdate } = this.database;
    for (const order of await em.find(Order, { where, order: { id: 'ASC' }, ...forUpdate }))
      await this.move.execute(order, 'placed', { mover: 'admin', actor });
  }
}
