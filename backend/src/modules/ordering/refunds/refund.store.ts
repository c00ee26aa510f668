import { Injectable } from '@nestjs/common';
import type { RefundState } from '@stoa/contracts';
import { DELIVERABLE } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { consoleOf } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import type { Bounds, Values } from '../../../kernel/resource';
import { StatefulStore, StoreTools } from '../../../kernel/resource';
import { Payments } from '../../payments';
import { RefundBooks } from '../books/refund-books';
import { groupNumberOf } from '../order-number';
import { Order } from '../order.entity';
import { SettleOrder } from '../shipments/settle-order';
import { ExecuteRefund } from './execute-refund';
import { PayRefund } from './pay-refund';
import { Refund } from './refund.entity';
import { RefundLine } from './refund-line.entity';
import { refundProcess } from './refund.process';

/**
 * Stores refunds: having one processed plans it at its payment providers, which are called after the commit;
 * completing one by hand books the refunded amount on the payment, in the same transaction.
 */
@Injectable()
export class RefundStore extends StatefulStore<Refund> {
  constructor(
    tools: StoreTools,
    private readonly payments: Payments,
    private readonly paying: PayRefund,
    private readonly books: RefundBooks,
    private readonly executing: ExecuteRefund,
    private readonly settle: SettleOrder,
  ) {
    super(tools);
  }

  /** Pays a refund to the buyer's wallet, whatever paid the order. */
  payToWallet(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    return this.transition(id, 'succeeded', bounds, actor, { to_wallet: true });
  }

  /** Calls the providers once the change is committed, so that the operator sees their answer. */
  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    await super.setStatus(id, wanted, bounds, actor);
    const order = await this.orderOf(await this.find(id, bounds));
    await this.payments.complete(groupNumberOf(order.number));
  }

  /** The status must be given: no transition of money is made by default. */
  protected override targetOf(wanted: string | undefined): RefundState {
    if (wanted === undefined) throw Failure.field('status', 'Please specify the status.');
    return refundProcess.named(wanted);
  }

  protected override beforeTransition(_: Refund, to: RefundState): Values {
    return to === 'processing' ? { failure: null } : { settled_at: this.tools.clock.now() };
  }

  protected override async afterTransition(
    refund: Refund,
    to: RefundState,
    actor: Actor | null,
    { to_wallet = false }: { to_wallet?: boolean },
  ): Promise<void> {
    if (to === 'processing') return this.planAt(refund);
    await this.payments.cancelRefund(refund.number);
    const order = await this.orderOf(refund);
    if (to === 'succeeded') await this.paying.execute(refund, order, to_wallet);
    if (to !== 'cancelled') return;
    await this.requireUnpaid(refund);
    await this.books.cancel(refund, order);
    await this.shipAgain(refund, actor);
  }

  /** @throws Failure 409 `partly_refunded` if a payment provider has made a part of it */
  private async requireUnpaid({ number }: Refund): Promise<void> {
    if ((await this.payments.refundedOf(number)) === 0) return;
    throw Failure.conflict(
      'partly_refunded',
      'A part of this refund has been paid already. Please pay the rest of it.',
    );
  }

  /** Items that are not refunded after all wait to be shipped again, unless their order has been closed. */
  private async shipAgain({ id, order_id }: Refund, actor: Actor | null): Promise<void> {
    const { em, forUpdate } = this.tools.database;
    const order = await em.findOneOrFail(Order, { where: { id: order_id }, ...forUpdate });
    if (!DELIVERABLE.includes(order.state) && order.state !== 'on_hold') return;
    await em.update(RefundLine, { refund_id: id }, { unshipped: 0 });
    await this.settle.execute(order, { mover: consoleOf(actor), actor });
  }

  /** @throws Failure 409 `not_refundable` if no payment provider took the money */
  private async planAt(refund: Refund): Promise<void> {
    if (refund.state === 'failed') return this.payments.retryRefund(refund.number);
    if (await this.executing.plan(refund)) return;
    throw Failure.conflict(
      'not_refundable',
      'No payment provider can make this refund. Please pay it out and mark it as paid.',
    );
  }

  private orderOf({ order_id }: Refund): Promise<Order> {
    return this.tools.database.em.findOneOrFail(Order, { where: { id: order_id } });
  }
}
