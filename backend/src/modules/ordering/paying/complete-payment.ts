import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { Payments, VerifyPayments } from '../../payments';
import { MoveOrder } from '../move-order';
import { OrderGroup } from '../order-group.entity';
import { OrderPayments } from '../order-payments';
import { isVoid } from '../order.process';
import { Order } from '../order.entity';

/**
 * The only completion of payments, for the buyer's return, webhooks, retries and the reconciliation job: asks the
 * providers, records what they report and moves paid orders on. Idempotent.
 */
@Injectable()
export class CompletePayment {
  constructor(
    private readonly database: Database,
    private readonly verifying: VerifyPayments,
    private readonly payments: Payments,
    private readonly statuses: OrderPayments,
    private readonly move: MoveOrder,
  ) {}

  /** Call it outside of any transaction: providers are called. */
  async execute(number: string): Promise<void> {
    await this.verifying.execute(number);
    await this.settle(number);
    await this.payments.complete(number);
  }

  private async settle(number: string): Promise<void> {
    await this.database.tx(async (em) => {
      const group = await em.findOne(OrderGroup, { where: { number } });
      if (!group) return;
      // Locked, so that of simultaneous completions one moves the orders and the others find them moved.
      const where = { group_id: group.id };
      const orders = await em.find(Order, { where, order: { id: 'ASC' }, ...this.database.forUpdate });
      if (orders.every(({ state }) => isVoid(state))) return this.payments.planVoid(number);
      const waiting = orders.filter(({ state }) => state === 'pending_payment');
      if (waiting.length === 0) return;
      const status = (await this.statuses.findByGroups([group], orders)).get(group.id);
      if (status !== 'paid' && status !== 'authorized') return;
      for (const order of waiting) await this.move.execute(order, 'placed', { mover: 'system', actor: null });
    });
  }
}
