import { Injectable } from '@nestjs/common';
import type { VerifiedPayment } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Payments } from '../payments';
import type { VerifyPaymentInput } from './checkout.inputs';
import { CustomerOrders } from './customer-orders';
import { MoveOrder } from './move-order';
import type { OrderGroup } from './order-group.entity';
import { OrderPayments } from './order-payments';
import { Order } from './order.entity';
import { isOwn, OwnGroups } from './own-groups';
import { PlacedOrders } from './placed-orders';

/** Verifies a payment with its provider, returns the outcome and moves paid orders on. */
@Injectable()
export class VerifyPayment {
  constructor(
    private readonly database: Database,
    private readonly payments: Payments,
    private readonly placed: PlacedOrders,
    private readonly groups: OwnGroups,
    private readonly move: MoveOrder,
    private readonly statuses: OrderPayments,
    private readonly orders: CustomerOrders,
  ) {}

  async execute(
    { group_number, access_token }: VerifyPaymentInput,
    caller: Caller,
  ): Promise<VerifiedPayment> {
    const group = await this.groups.demand({ number: group_number }, caller, access_token);
    await this.payments.verify(group.number);
    await this.settle(group);
    const placed = await this.placed.answer(group, caller.language);
    const order = await this.orders.present(group, caller.language);
    return { ...placed, is_own: isOwn(group, caller), order };
  }

  private async settle(group: OrderGroup): Promise<void> {
    const orders = await this.database.em.find(Order, {
      where: { group_id: group.id },
      order: { id: 'ASC' },
    });
    const waiting = orders.filter(({ state }) => state === 'pending_payment');
    if (waiting.length === 0) return;
    const status = (await this.statuses.findByGroups([group], orders)).get(group.id);
    if (status !== 'paid' && status !== 'authorized') return;
    await this.database.tx(async () => {
      for (const order of waiting) await this.move.execute(order, 'placed', { mover: 'system', actor: null });
    });
  }
}
