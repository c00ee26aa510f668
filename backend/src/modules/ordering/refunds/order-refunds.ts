import { Injectable } from '@nestjs/common';
import type { OrderRefund, RefundReason, RefundRoute } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../../kernel/database';
import { sum } from '../../../kernel/money';
import { Ledger, type LedgerEntry } from '../../ledger';
import { isOutsideSale } from '../books/refund-books';
import { Payments } from '../../payments';
import type { Order } from '../order.entity';
import { Refund } from './refund.entity';
import { isOpen } from './refund.process';
import { RefundLine } from './refund-line.entity';
import { RefundSources } from './refund-sources';

type Numbered = Pick<Order, 'id' | 'number'>;

/** Reasons of refunds that settle a return or dispute. */
const SETTLING: readonly RefundReason[] = ['return', 'exchange', 'dispute'];

/** Reads the refunds of orders: what each is for, and how it was divided. */
@Injectable()
export class OrderRefunds {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly payments: Payments,
    private readonly sources: RefundSources,
  ) {}

  /** All refunds of the orders, oldest first. */
  async findByOrders(orders: readonly Numbered[]): Promise<OrderRefund[]> {
    if (orders.length === 0) return [];
    const where = { order_id: In(orders.map((order) => order.id)) };
    return this.present(await this.database.em.find(Refund, { where, order: { id: 'ASC' } }), orders);
  }

  /** Refunds visible to the buyer: those that operators cancelled are left out. */
  async forBuyer(orders: readonly Numbered[]): Promise<OrderRefund[]> {
    return (await this.findByOrders(orders)).filter(({ state }) => state !== 'cancelled');
  }

  /** Refunds of the orders in response format, the same for every audience. */
  async present(rows: readonly Refund[], orders: readonly Numbered[]): Promise<OrderRefund[]> {
    const numbers = new Map(orders.map(({ id, number }) => [id, number]));
    const numberOf = ({ order_id }: Refund): string => numbers.get(order_id) ?? '';
    const paid = rows.filter(({ state }) => state === 'succeeded').map(numberOf);
    const entries = paid.length > 0 ? await this.ledger.findByType('refund_paid', [...new Set(paid)]) : [];
    const settling = rows.filter(({ reason }) => SETTLING.includes(reason)).map(({ order_id }) => order_id);
    const open = rows.filter(isOpen).map(({ number }) => number);
    const made = await this.payments.refundedOfAll(open);
    const lines = await this.lines(rows);
    const sources = settling.length > 0 ? await this.sources.findByOrders([...new Set(settling)]) : null;
    return rows.map((row) => ({
      id: row.id,
      number: row.number,
      order_number: numberOf(row),
      amount: row.amount,
      currency: row.currency,
      reason: row.reason,
      state: row.state,
      created_at: row.created_at.toISOString(),
      settled_at: row.settled_at?.toISOString() ?? null,
      parts: row.state === 'succeeded' ? partsOf(row, entries) : partsSoFar(made.get(row.number)),
      source: sources?.get(row.id) ?? null,
      lines: lines.get(row.id) ?? [],
      note: row.note,
    }));
  }

  /** Units that were refunded, by refund id. */
  private async lines(rows: readonly Refund[]): Promise<Map<number, OrderRefund['lines']>> {
    const ids = rows.filter(({ reason }) => !isOutsideSale(reason)).map(({ id }) => id);
    const found = new Map<number, OrderRefund['lines']>(ids.map((id) => [id, []]));
    if (ids.length === 0) return found;
    const where = { refund_id: In(ids) };
    for (const line of await this.database.em.find(RefundLine, { where, order: { id: 'ASC' } })) {
      const { refund_id, order_line_id, quantity } = line;
      found.get(refund_id)?.push({ order_line_id, quantity });
    }
    return found;
  }
}

/** What of an open refund is paid already. */
function partsSoFar(amount = 0): OrderRefund['parts'] {
  return amount > 0 ? [{ route: 'gateway', amount }] : [];
}

/** What was paid by hand and to the wallet is booked under the refund's number; gateways have paid the rest. */
function partsOf({ number, amount }: Refund, entries: readonly LedgerEntry[]): OrderRefund['parts'] {
  const own = entries.filter(({ event }) => event.endsWith(`:refund:${number}`));
  const booked = (account: LedgerEntry['account']): number =>
    -sum(own.filter((entry) => entry.account === account).map((entry) => entry.amount));
  const [by_hand, wallet] = [booked('cash'), booked('customer_wallet')];
  const routes: [RefundRoute, number][] = [
    ['gateway', sum([amount, -by_hand, -wallet])],
    ['by_hand', by_hand],
    ['wallet', wallet],
  ];
  return routes.filter(([, part]) => part > 0).map(([route, part]) => ({ route, amount: part }));
}
