import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import { Database } from '../../kernel/database';
import {
  type ExchangedLine,
  FindRefundDestinations,
  type Order,
  PlaceReplacement,
  Refund,
  RefundLine,
  RefundOrder,
} from '../ordering';
import { MoveReturn } from './move-return';
import type { Return } from './return.entity';
import type { ReturnLine } from './return-parts.entity';

const SHOP = { mover: 'system', actor: null } as const;

type Units = Pick<ExchangedLine, 'order_line_id' | 'quantity'>;

/**
 * Settles an inspected return, in the inspection's transaction: wanted replacements are ordered and paid with what is
 * refunded for the exchanged items; the other accepted items are refunded.
 */
@Injectable()
export class SettleReturn {
  constructor(
    private readonly database: Database,
    private readonly move: MoveReturn,
    private readonly refund: RefundOrder,
    private readonly replacement: PlaceReplacement,
    private readonly destinations: FindRefundDestinations,
  ) {}

  /** Returns the moved return; without anything to refund it is closed. */
  async execute(
    inspected: Return,
    order: Order,
    lines: readonly ReturnLine[],
    withShipping: boolean,
    actor: Actor,
  ): Promise<Return> {
    const found = lines.map((line) => ({ ...line, quantity: line.accepted_quantity ?? 0 }));
    const accepted = await this.refund.left(order, found);
    const { exchanged, values } = await this.exchange(inspected, order, lines, accepted, actor);
    const owed = accepted.filter(({ order_line_id }) => !exchanged.has(order_line_id));
    const left = await this.refund.refundable(order);
    const shipping = withShipping && accepted.length > 0 ? left.shipping : 0;
    const request = { lines: owed, shipping, payment_fee: false };
    const isOwed = owed.length + shipping > 0 && (await this.refund.preview(order, request)).split.amount > 0;
    if (!isOwed) return this.move.execute(inspected, 'closed', SHOP, values);
    // The account may have been erased since, or wallets switched off.
    const to_wallet =
      inspected.refund_to === 'wallet' && (await this.destinations.find(order)).includes('wallet');
    const refund = { ...request, reason: 'return', to_wallet } as const;
    const refund_id = await this.refund.execute(order.id, refund, actor);
    const refunded = await this.move.execute(inspected, 'refunded', SHOP, { ...values, refund_id });
    const { state } = await this.database.em.findOneByOrFail(Refund, { id: refund_id });
    // What a wallet gets is paid already.
    return state === 'succeeded' ? this.move.execute(refunded, 'closed', SHOP) : refunded;
  }

  /** Exchanges what is wanted and available; returns the exchanged order lines. */
  private async exchange(
    { id, number }: Return,
    order: Order,
    lines: readonly ReturnLine[],
    accepted: readonly Units[],
    actor: Actor,
  ): Promise<{ exchanged: Set<number>; values: Partial<Return> }> {
    const wanted = accepted.flatMap((units) => {
      const line = lines.find(({ order_line_id }) => order_line_id === units.order_line_id);
      return line?.exchange_variant_id ? [{ ...units, variant_id: line.exchange_variant_id }] : [];
    });
    const nothing = { exchanged: new Set<number>(), values: {} };
    if (wanted.length === 0) return nothing;
    const taken = await this.replacement.take(order, wanted);
    if (taken.lines.length < wanted.length) await this.move.record(id, 'exchange_failed', SHOP);
    if (taken.lines.length === 0) return nothing;
    const units = taken.lines.map(({ order_line_id, quantity }) => ({ order_line_id, quantity }));
    const request = { lines: units, shipping: 0, payment_fee: false, to_wallet: true };
    const refund = { ...request, reason: 'exchange' } as const;
    const exchange_refund_id = await this.refund.execute(order.id, refund, actor);
    const credits = await this.credits(exchange_refund_id);
    const exchange_order_id = await this.replacement.place(order, taken, credits, number);
    await this.move.record(id, 'exchanged', SHOP);
    const exchanged = new Set(units.map(({ order_line_id }) => order_line_id));
    return { exchanged, values: { exchange_refund_id, exchange_order_id } };
  }

  /** What a refund has paid by order line. */
  private async credits(refund_id: number): Promise<Map<number, number>> {
    const rows = await this.database.em.find(RefundLine, { where: { refund_id } });
    return new Map(rows.map(({ order_line_id, amount }) => [order_line_id, amount]));
  }
}
