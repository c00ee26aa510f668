import { Injectable } from '@nestjs/common';
import type { PlacedOrder } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Payments, paymentStatus } from '../payments';
import type { VerifyPaymentInput } from './checkout.inputs';
import { MoveOrder } from './move-order';
import { OrderGroup } from './order-group.entity';
import { AccessTokens } from './order-number';
import { Order } from './order.entity';
import { PlacedOrders } from './placed-orders';

/** Tells a buyer how a payment ended, by asking its provider, and lets paid orders go on (domain §1.7). */
@Injectable()
export class VerifyPayment {
  constructor(
    private readonly database: Database,
    private readonly payments: Payments,
    private readonly placed: PlacedOrders,
    private readonly tokens: AccessTokens,
    private readonly move: MoveOrder,
  ) {}

  async execute({ group_number, access_token }: VerifyPaymentInput, caller: Caller): Promise<PlacedOrder> {
    const group = await this.database.em.findOne(OrderGroup, { where: { number: group_number } });
    const own = group && caller.actor && group.customer_id === caller.actor.id;
    if (!group || !(own || this.tokens.fits(group_number, access_token))) throw Failure.notFound('order');
    await this.payments.verify(group.number);
    await this.settle(group);
    return this.placed.answer(group, caller.language);
  }

  private async settle({ id: group_id, number, total }: OrderGroup): Promise<void> {
    const waiting = await this.database.em.find(Order, { where: { group_id, state: 'pending_payment' } });
    if (waiting.length === 0) return;
    const facts = (await this.payments.facts([number])).get(number) ?? [];
    if (!['paid', 'authorized'].includes(paymentStatus(facts, total))) return;
    await this.database.tx(async () => {
      for (const order of waiting) await this.move.execute(order, 'placed', { mover: 'system', actor: null });
    });
  }
}
