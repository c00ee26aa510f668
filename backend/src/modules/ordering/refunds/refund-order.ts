import { Injectable } from '@nestjs/common';
import type { Refundable, RefundReason } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { consoleOf } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database, insertMany } from '../../../kernel/database';
import { EventBus } from '../../../kernel/events';
import { Failure, requestFingerprint, requireSameRequest } from '../../../kernel/http';
import { Changes } from '../../../kernel/resource';
import { RefundBooks } from '../books/refund-books';
import { type RefundRequest as Request, type RefundSplit, splitRefund } from '../books/refund-shares';
import { OrderPayments } from '../order-payments';
import { isVoid } from '../order.process';
import { Order, OrderLine } from '../order.entity';
import { SettleOrder } from '../shipments/settle-order';
import { ShippingProgress } from '../shipments/shipping-progress';
import { earlierRefunds } from './earlier-refunds';
import { PayRefund } from './pay-refund';
import { Refund } from './refund.entity';
import { refundDue } from './refund.events';
import { RefundLine } from './refund-line.entity';
import { refundableOf, type RefundUnits, unitsWithin } from './refundable';

/** What to refund and why. */
export interface RefundRequest extends Request {
  reason: RefundReason;
  /** Message to the buyer. */
  note?: string | null;
  /** Whether it is paid to the wallet at once, whichever way the order was paid. */
  to_wallet?: boolean;
  /** A repeated request with the same key returns the refund that exists. */
  request_key?: string | null;
}

/** Refunds items, shipping or the payment fee of an order that stands; each party gives back its share. */
@Injectable()
export class RefundOrder {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly payments: OrderPayments,
    private readonly books: RefundBooks,
    private readonly paying: PayRefund,
    private readonly events: EventBus,
    private readonly changes: Changes,
    private readonly progress: ShippingProgress,
    private readonly settle: SettleOrder,
  ) {}

  /**
   * Writes the refund in the caller's transaction and returns its id.
   * @throws Failure 404 without such an order; 409 `not_refundable` if it is void or not paid, `idempotency_key_reused`;
   * 422 on what exceeds it
   */
  async execute(order_id: number, request: RefundRequest, actor: Actor | null): Promise<number> {
    return this.database.tx(async (em) => {
      // Locked, so that two refunds at the same moment see each other.
      const order = await em.findOne(Order, { where: { id: order_id }, ...this.database.forUpdate });
      if (!order) throw Failure.notFound('order');
      const { reason, note, request_key = null } = request;
      const made = request_key && (await em.findOne(Refund, { where: { order_id, request_key } }));
      const request_hash = request_key && requestFingerprint({ ...request, request_key: null });
      if (made && request_hash) {
        requireSameRequest(made, request_hash);
        return made.id;
      }
      const { lines, earlier, refundable, split } = await this.divide(order, request);
      requireRefundable(request, refundable, split);
      const now = this.clock.now();
      const number = `${order.number}-R${(await em.count(Refund, { where: { order_id } })) + 1}`;
      const refund = em.create(Refund, {
        ...split,
        number,
        order_id,
        vendor_id: order.vendor_id,
        currency: order.currency,
        reason,
        note: note?.trim() || null,
        request_key,
        request_hash,
        state: 'pending',
        created_at: now,
        updated_at: now,
      });
      const { identifiers } = await em.insert(Refund, refund);
      const refund_id = Number(identifiers[0]?.id);
      await this.writeLines(refund_id, order, split);
      // Not the entity: its insertion reads amounts back, which are texts on MariaDB.
      await this.books.issue({ ...split, number }, order, lines, earlier);
      await this.changes.publish({
        resource: 'refunds',
        id: refund_id,
        action: 'create',
        actor,
        differences: [],
      });
      if (request.to_wallet) await this.paying.settleToWallet({ ...refund, id: refund_id }, order);
      else if (!(await this.paying.settleFromWallet({ ...refund, id: refund_id }, order)))
        await this.events.publish(refundDue, { refund_id });
      // What was refunded instead of being shipped may have been all that the order was waiting for.
      if (actor) await this.settle.execute(order, { mover: consoleOf(actor), actor });
      return refund_id;
    });
  }

  /** What is refundable, and what a request would refund. */
  async preview(order: Order, request: Request): Promise<{ refundable: Refundable; split: RefundSplit }> {
    const { refundable, split } = await this.divide(order, request);
    requireRefundable(request, refundable, split);
    return { refundable, split };
  }

  /** What can still be refunded of an order. */
  async refundable(order: Order): Promise<Refundable> {
    return (await this.divide(order, { lines: [], shipping: 0, payment_fee: false })).refundable;
  }

  /** The wanted units as far as they can still be refunded; lines without any are left out. */
  async left(order: Order, wanted: readonly RefundUnits[]): Promise<RefundUnits[]> {
    return unitsWithin(wanted, (await this.refundable(order)).lines);
  }

  private async writeLines(refund_id: number, { id }: Order, { lines }: RefundSplit): Promise<void> {
    if (lines.length === 0) return;
    const waiting = await this.progress.toShip(id);
    const rows = lines.map((line) => {
      const free = waiting.find(({ order_line_id }) => order_line_id === line.order_line_id)?.quantity ?? 0;
      return { ...line, refund_id, unshipped: Math.min(free, line.quantity) };
    });
    await insertMany(this.database.em, RefundLine, rows);
  }

  private async divide(order: Order, request: Request) {
    const { em } = this.database;
    const lines = await em.find(OrderLine, { where: { order_id: order.id }, order: { id: 'ASC' } });
    const earlier = await earlierRefunds(em, order.id);
    const { captured } = await this.payments.moved(order);
    const paid = isVoid(order.state) ? 0 : Math.min(captured, order.total);
    const refundable = refundableOf(order, lines, earlier, paid);
    return { lines, earlier, refundable, split: splitRefund(order, lines, earlier, request) };
  }
}

/** @throws Failure 409 `not_refundable`, or 422 on the field that exceeds what is left */
function requireRefundable(
  { lines, shipping }: Request,
  refundable: Refundable,
  { amount }: RefundSplit,
): void {
  if (refundable.amount === 0)
    throw Failure.conflict(
      'not_refundable',
      'There is nothing to refund: the order is not paid, or it is refunded already.',
    );
  const seen = new Set<number>();
  for (const { order_line_id, quantity } of lines) {
    const line = refundable.lines.find((one) => one.order_line_id === order_line_id);
    if (!line || seen.has(order_line_id)) throw Failure.field('lines', 'is not a line of this order');
    seen.add(order_line_id);
    if (quantity > line.quantity)
      throw Failure.field('lines', 'exceeds the quantity that can still be refunded');
  }
  if (shipping > refundable.shipping)
    throw Failure.field('shipping', 'exceeds the shipping that can still be refunded');
  if (amount === 0) throw Failure.field('lines', 'Please choose what to refund.');
  if (amount > refundable.amount) throw Failure.field('lines', 'exceeds the amount that was paid');
}
