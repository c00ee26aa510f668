import { Injectable } from '@nestjs/common';
import type {
  CustomerReturn,
  OrderLine as SoldLine,
  Picture,
  ReturnedLine,
  ReturnRefund,
} from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { groupNumberOf, Order, OrderLines, Refund } from '../ordering';
import type { Return } from './return.entity';
import { ReturnEvent, ReturnLine } from './return-parts.entity';
import { ReturnPictures } from './return-pictures';

/** What belongs to a return, the same for every audience. */
export interface ReturnParts {
  order: Order;
  lines: ReturnedLine[];
  events: ReturnEvent[];
  pictures: Picture[];
  refund: ReturnRefund | null;
  exchange_order: CustomerReturn['exchange_order'];
}

/** Reads returns with their orders, lines, pictures, timelines and refunds. */
@Injectable()
export class ReturnView {
  constructor(
    private readonly database: Database,
    private readonly orderLines: OrderLines,
    private readonly pictures: ReturnPictures,
  ) {}

  /** Parts by return id. */
  async findByReturns(returns: readonly Return[], language: string): Promise<Map<number, ReturnParts>> {
    if (returns.length === 0) return new Map();
    const { em } = this.database;
    const ids = returns.map(({ id }) => id);
    const orderIds = [...new Set(returns.map(({ order_id }) => order_id))];
    const replacements = returns.flatMap(({ exchange_order_id }) => exchange_order_id ?? []);
    const orders = await em.find(Order, { where: { id: In([...orderIds, ...replacements]) } });
    const sold = await this.orderLines.findByOrders(orderIds, language);
    const lines = await em.find(ReturnLine, { where: { return_id: In(ids) }, order: { id: 'ASC' } });
    const events = await em.find(ReturnEvent, { where: { return_id: In(ids) }, order: { id: 'ASC' } });
    const pictures = await this.pictures.findByReturns(ids, language);
    const refunds = await this.refunds(returns);
    return new Map(
      returns.flatMap((row): [number, ReturnParts][] => {
        const order = orders.find(({ id }) => id === row.order_id);
        if (!order) return [];
        const own = lines.filter(({ return_id }) => return_id === row.id);
        const parts = {
          order,
          lines: own.flatMap((line) => shownLine(line, sold.get(order.id) ?? [])),
          events: events.filter(({ return_id }) => return_id === row.id),
          pictures: pictures.get(row.id) ?? [],
          refund: refunds.get(row.refund_id ?? 0) ?? null,
          exchange_order: exchanged(row, orders),
        };
        return [[row.id, parts]];
      }),
    );
  }

  private async refunds(returns: readonly Return[]): Promise<Map<number, ReturnRefund>> {
    const ids = returns.flatMap(({ refund_id }) => refund_id ?? []);
    const rows = ids.length > 0 ? await this.database.em.find(Refund, { where: { id: In(ids) } }) : [];
    return new Map(
      rows.map(({ id, number, amount, currency, state }) => [id, { number, amount, currency, state }]),
    );
  }
}

function exchanged(
  { exchange_order_id }: Return,
  orders: readonly Order[],
): CustomerReturn['exchange_order'] {
  const found = orders.find(({ id }) => id === exchange_order_id);
  return found ? { id: found.id, number: found.number, group_number: groupNumberOf(found.number) } : null;
}

function shownLine(line: ReturnLine, sold: readonly SoldLine[]): ReturnedLine[] {
  const found = sold.find(({ id }) => id === line.order_line_id);
  if (!found) return [];
  const { name, sku, options, picture } = found;
  const { order_line_id, quantity, reason, accepted_quantity, restock, condition_note } = line;
  const inspection = { accepted_quantity, restock, condition_note };
  const { exchange_variant_id: variant_id, exchange_sku, exchange_options } = line;
  const exchange = variant_id
    ? { variant_id, sku: exchange_sku ?? '', options: exchange_options ?? [] }
    : null;
  return [{ order_line_id, name, sku, options, picture, quantity, reason, ...inspection, exchange }];
}
