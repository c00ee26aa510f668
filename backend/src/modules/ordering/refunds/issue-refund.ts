import { Injectable } from '@nestjs/common';
import type { OrderState, RefundReason } from '@stoa/contracts';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { EventBus, Handles } from '../../../kernel/events';
import { sum } from '../../../kernel/money';
import { Changes } from '../../../kernel/resource';
import { paymentCaptured, Payments } from '../../payments';
import { isOutsideSale, RefundBooks } from '../books/refund-books';
import { OrderPayments } from '../order-payments';
import { isVoid } from '../order.process';
import { Order } from '../order.entity';
import { OrderGroup } from '../order-group.entity';
import { ExecuteRefund } from './execute-refund';
import { PayRefund } from './pay-refund';
import { Refund } from './refund.entity';
import { refundDue } from './refund.events';
import { isOpen } from './refund.process';

const REASONS: Partial<Record<OrderState, RefundReason>> = {
  cancelled: 'order_cancelled',
  expired: 'order_expired',
};

/** Creates a refund when an order with captured payments is cancelled or expires, or was paid twice. */
@Injectable()
export class IssueRefund {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly orderPayments: OrderPayments,
    private readonly payments: Payments,
    private readonly events: EventBus,
    private readonly books: RefundBooks,
    private readonly executing: ExecuteRefund,
    private readonly paying: PayRefund,
    private readonly changes: Changes,
  ) {}

  /**
   * Runs in the caller's transaction; does nothing if nothing was captured or its refund exists. Gateways make the
   * refund by themselves.
   */
  async execute(order: Order, state: OrderState): Promise<void> {
    await this.database.tx(async (em) => {
      const { captured, refunded } = await this.orderPayments.moved(order);
      if (captured === 0) return;
      const earlier = await em.find(Refund, { where: { order_id: order.id } });
      const amount = isVoid(state)
        ? leftOf(captured, refunded, earlier, await this.madeOf(earlier))
        : excessOf(captured, order.total, earlier);
      if (amount <= 0) return;
      const now = this.clock.now();
      const number = `${order.number}-R${earlier.length + 1}`;
      const refund = em.create(Refund, {
        number,
        order_id: order.id,
        vendor_id: order.vendor_id,
        amount,
        currency: order.currency,
        reason: REASONS[state] ?? 'duplicate',
        state: 'pending',
        created_at: now,
        updated_at: now,
      });
      const { identifiers } = await em.insert(Refund, refund);
      const id = Number(identifiers[0]?.id);
      await this.changes.publish({ resource: 'refunds', id, action: 'create', actor: null });
      await this.books.issueForVoid(refund, order.number);
      if (await this.paying.settleFromWallet({ ...refund, id }, order)) return;
      await this.events.publish(refundDue, { refund_id: id });
      await this.executing.execute({ id, number, order_id: order.id, amount, state: 'pending' });
    });
  }

  /** What gateways have made of refunds that are still open. */
  private async madeOf(refunds: readonly Refund[]): Promise<number> {
    const open = refunds.filter(isOpen).map(({ number }) => number);
    return sum([...(await this.payments.refundedOfAll(open)).values()]);
  }

  /**
   * Payments captured after an order was cancelled or has expired are refunded as well, and so is what was paid
   * twice, by a superseded attempt.
   */
  @Handles(paymentCaptured, 'refunds')
  async onCapture({ reference, part }: { reference: string; part: string | null }): Promise<void> {
    const { em } = this.database;
    const group = part === null ? await em.findOne(OrderGroup, { where: { number: reference } }) : null;
    const where = part === null ? { group_id: group?.id ?? 0 } : { number: part };
    for (const order of await em.find(Order, { where, order: { id: 'ASC' } }))
      await this.execute(order, order.state);
  }
}

/**
 * What a void order owes: succeeded refunds are in `refunded`, and so is what gateways have `made` of open ones; cancelled
 * ones of what was owed outside of its sale were decided not to be owed. A withdrawn refund of the order as it stood leaves
 * all of its money.
 */
function leftOf(captured: number, refunded: number, earlier: readonly Refund[], made: number): number {
  const isNoted = ({ state, reason }: Refund): boolean =>
    state === 'cancelled' ? isOutsideSale(reason) : state !== 'succeeded';
  const noted = earlier.filter(isNoted).map((one) => one.amount);
  return sum([captured, -refunded, -sum(noted), made]);
}

/** What was paid beyond a living order's total and has no refund yet. */
function excessOf(captured: number, total: number, earlier: readonly Refund[]): number {
  const noted = earlier.filter((one) => one.reason === 'duplicate').map((one) => one.amount);
  return sum([captured, -total, -sum(noted)]);
}
