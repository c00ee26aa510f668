import { Injectable } from '@nestjs/common';
import type { OrderState } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { EventBus } from '../../kernel/events';
import { Changes } from '../../kernel/resource';
import { ClaimSpecials, Stock } from '../catalogue';
import { CouponUses } from '../promotions';
import { CollectMoney } from './collect-money';
import { LiveOrders } from './live-orders';
import type { Mover } from './order.process';
import { isVoid, orderProcess, stockMove } from './order.process';
import { groupNumberOf } from './order-number';
import { Order, OrderEvent, OrderLine } from './order.entity';
import { orderMoved } from './ordering.events';
import { stockLine } from './stock-lines';

/** Who moves an order, and what they say about it. */
export interface Move {
  mover: Mover;
  actor: Actor | null;
  note?: string | null;
  /** The label that was chosen, when one was. */
  order_status_id?: number | null;
}

/** The one way in which an order changes its state: by the process's table, with stock, money and timeline. */
@Injectable()
export class MoveOrder {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly stock: Stock,
    private readonly specials: ClaimSpecials,
    private readonly coupons: CouponUses,
    private readonly money: CollectMoney,
    private readonly events: EventBus,
    private readonly live: LiveOrders,
    private readonly changes: Changes,
  ) {}

  /** Moves in the caller's transaction; 409 with the allowed states when the table or another mover was against it. */
  async execute(order: Order, to: OrderState, { mover, actor, note, order_status_id }: Move): Promise<void> {
    const from = order.state;
    const created_at = this.clock.now();
    await this.database.tx(async (em) => {
      const values = { version: () => 'version + 1', updated_at: created_at };
      await orderProcess.move(em, Order, order, to, mover, values);
      await this.moveStock(order, to);
      await this.returnCoupons(order, to);
      await this.money.onMove(order, to, mover);
      const entry = { order_id: order.id, state: to, note: note?.trim() || null, actor: actor?.name ?? null };
      await em.insert(OrderEvent, { ...entry, order_status_id: order_status_id ?? null, created_at });
      const differences = [{ field: 'state', before: from, after: to }];
      await this.changes.tell({ resource: 'orders', id: order.id, action: 'status', actor, differences });
      await this.events.publish(orderMoved, { order_id: order.id, from, to });
      this.live.tell('order.moved', order.vendor_id, { id: order.id, number: order.number, state: to });
    });
  }

  private async moveStock(order: Order, to: OrderState): Promise<void> {
    const move = stockMove(order.state, to);
    if (!move) return;
    const rows = await this.database.em.find(OrderLine, { where: { order_id: order.id } });
    const lines = (event: 'sale' | 'return') => rows.map((row) => stockLine(order.number, event, row));
    if (move === 'take') return this.stock.take(lines('sale'));
    await this.releaseOffers(order, rows);
    if (move === 'release') await this.stock.release(lines('sale'));
    else await this.stock.putBack(lines('return'));
  }

  private async releaseOffers({ email }: Order, rows: readonly OrderLine[]): Promise<void> {
    const returns = rows.flatMap(({ flash_sale_id: source_id, variant_id, quantity }) =>
      source_id === null ? [] : [{ source_id, variant_id, quantity }],
    );
    await this.specials.release(returns, email);
  }

  /** A checkout of which nothing is left has used no coupon. */
  private async returnCoupons({ group_id, number }: Order, to: OrderState): Promise<void> {
    if (!isVoid(to)) return;
    const states = await this.database.em.find(Order, {
      where: { group_id },
      select: { id: true, state: true },
    });
    if (states.every(({ state }) => isVoid(state))) await this.coupons.release(groupNumberOf(number));
  }
}
