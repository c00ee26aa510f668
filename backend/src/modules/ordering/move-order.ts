import { Injectable } from '@nestjs/common';
import type { OrderState } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { EventBus } from '../../kernel/events';
import { Changes, NEXT_VERSION } from '../../kernel/resource';
import { ClaimSpecials } from '../pricing';
import { Stock } from '../inventory';
import { CouponUses } from '../promotions';
import { OrderBooks } from './books/order-books';
import { CollectMoney } from './collect-money';
import { CancelDeliveries } from './deliveries/cancel-deliveries';
import { EndDelivery } from './deliveries/end-delivery';
import { IssueRefund } from './refunds/issue-refund';
import { LiveOrders } from './live-orders';
import { OrderShipments } from './shipments/order-shipments';
import type { Mover } from './order.process';
import { isVoid, orderProcess, stepsTo, stockMove } from './order.process';
import { groupNumberOf } from './order-number';
import { Order, OrderEvent, OrderLine } from './order.entity';
import { orderMoved } from './ordering.events';
import { stockLine } from './stock-lines';

/** Who moves an order, with notes and label. */
export interface Move {
  mover: Mover;
  actor: Actor | null;
  /** A message to the buyer. */
  note?: string | null;
  /** Internal note for operators and vendors; never shown to the buyer. */
  internal_note?: string | null;
  /** An intermediate or reverted step, of which nobody is notified. */
  is_passing?: boolean;
  /** The label chosen by the operator or vendor, if any. */
  order_status_id?: number | null;
}

/** The only way to change an order's state: by the process, with shipments, stock, payment, coupons and timeline. */
@Injectable()
export class MoveOrder {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly stock: Stock,
    private readonly specials: ClaimSpecials,
    private readonly coupons: CouponUses,
    private readonly money: CollectMoney,
    private readonly refund: IssueRefund,
    private readonly events: EventBus,
    private readonly live: LiveOrders,
    private readonly changes: Changes,
    private readonly deliveries: CancelDeliveries,
    private readonly delivery: EndDelivery,
    private readonly books: OrderBooks,
    private readonly shipments: OrderShipments,
  ) {}

  /**
   * Runs in the caller's transaction and returns the changed order; 409 with the allowed states if the
   * process forbids the transition or another request won the race.
   */
  async execute(
    order: Order,
    to: OrderState,
    { mover, actor, order_status_id, is_passing = false, ...notes }: Move,
  ): Promise<Order> {
    const from = order.state;
    const created_at = this.clock.now();
    await this.database.tx(async (em) => {
      const values = { ...NEXT_VERSION, updated_at: created_at };
      await orderProcess.move(em, Order, order, to, mover, values);
      const note = notes.note?.trim() || null;
      await this.shipments.onMove(order, to, note);
      await this.moveStock(order, to);
      await this.releaseGroup(order, to);
      if (isVoid(to)) await this.deliveries.execute(order.id, actor);
      if (to === 'delivered') await this.delivery.execute(order.id, actor);
      await this.books.onMove(order, to);
      await this.money.onMove(order, to, mover);
      const internal_note = notes.internal_note?.trim() || null;
      const entry = { order_id: order.id, state: to, note, internal_note, actor: actor?.name ?? null };
      await em.insert(OrderEvent, { ...entry, order_status_id: order_status_id ?? null, created_at });
      const differences = [{ field: 'state', before: from, after: to }];
      await this.changes.publish({ resource: 'orders', id: order.id, action: 'status', actor, differences });
      await this.events.publish(orderMoved, { order_id: order.id, from, to, note, is_passing });
      if (isVoid(to)) await this.refund.execute(order, to);
      this.live.emit('order.moved', order.vendor_id, { id: order.id, number: order.number, state: to });
      this.live.emitToCustomer(order, to);
    });
    return { ...order, state: to, version: order.version + 1, updated_at: created_at };
  }

  /**
   * As `execute`, passing the intermediate fulfilment states too, each with a timeline entry; notes belong to
   * the last.
   */
  async through(order: Order, to: OrderState, move: Move): Promise<Order> {
    const { mover, actor } = move;
    let moved = order;
    for (const step of stepsTo(order.state, to, mover).slice(0, -1))
      moved = await this.execute(moved, step, { mover, actor, is_passing: true });
    return this.execute(moved, to, move);
  }

  /** Executes the captures that moves have planned; call it after the commit. */
  complete(order: Pick<Order, 'number'>): Promise<void> {
    return this.money.complete(order);
  }

  private async moveStock(order: Order, to: OrderState): Promise<void> {
    const move = stockMove(order.state, to);
    if (!move) return;
    const rows = await this.database.em.find(OrderLine, { where: { order_id: order.id } });
    const lines = (event: 'sale' | 'return') => rows.map((row) => stockLine(order.number, event, row));
    if (move === 'take') return this.stock.sellReserved(lines('sale'));
    await this.releaseOffers(order, rows);
    if (move === 'release') await this.stock.release(lines('sale'));
    else await this.stock.restock(lines('return'));
  }

  private async releaseOffers({ email }: Order, rows: readonly OrderLine[]): Promise<void> {
    const returns = rows.flatMap(({ flash_sale_id: source_id, variant_id, quantity }) =>
      source_id === null ? [] : [{ source_id, variant_id, quantity }],
    );
    await this.specials.release(returns, email);
  }

  /** A redemption is released once no order has its discount, unpaid payments once every order of the group is void. */
  private async releaseGroup({ group_id, number }: Order, to: OrderState): Promise<void> {
    if (!isVoid(to)) return;
    const { em, forUpdate } = this.database;
    const orders = await em.find(Order, { where: { group_id }, order: { id: 'ASC' }, ...forUpdate });
    const live = orders.filter(({ state }) => !isVoid(state));
    await this.coupons.release(groupNumberOf(number), await this.couponsOf(live));
    if (live.length === 0) await this.money.release({ number });
  }

  /** Ids of the coupons that discount items or shipping of these orders. */
  private async couponsOf(orders: readonly Order[]): Promise<Set<number>> {
    if (orders.length === 0) return new Set();
    const where = { order_id: In(orders.map(({ id }) => id)) };
    const lines = await this.database.em.find(OrderLine, { where, select: { id: true, discounts: true } });
    const discounts = [...lines, ...orders.map((order) => ({ discounts: order.shipping_discounts ?? [] }))];
    return new Set(discounts.flatMap((one) => one.discounts.map(({ coupon_id }) => coupon_id)));
  }
}
