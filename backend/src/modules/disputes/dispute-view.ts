import { Injectable } from '@nestjs/common';
import type { DisputedLine, OrderLine as SoldLine, ReturnRefund } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { Order, OrderLines, Refund } from '../ordering';
import type { Dispute } from './dispute.entity';
import { DisputeEvent, DisputeFile, DisputeLine } from './dispute-parts.entity';

/** An entry of the timeline with its files. */
export type ShownEvent = DisputeEvent & { files: DisputeFile[] };

/** What belongs to a dispute, the same for every audience. */
export interface DisputeParts {
  order: Order;
  lines: DisputedLine[];
  events: ShownEvent[];
  refund: ReturnRefund | null;
}

/** Reads disputes with their orders, lines, timelines, files and refunds. */
@Injectable()
export class DisputeView {
  constructor(
    private readonly database: Database,
    private readonly orderLines: OrderLines,
  ) {}

  /** Parts by dispute id. */
  async findByDisputes(disputes: readonly Dispute[], language: string): Promise<Map<number, DisputeParts>> {
    if (disputes.length === 0) return new Map();
    const { em } = this.database;
    const ids = disputes.map(({ id }) => id);
    const orderIds = [...new Set(disputes.map(({ order_id }) => order_id))];
    const orders = await em.find(Order, { where: { id: In(orderIds) } });
    const sold = await this.orderLines.findByOrders(orderIds, language);
    const lines = await em.find(DisputeLine, { where: { dispute_id: In(ids) }, order: { id: 'ASC' } });
    const events = await this.events(ids);
    const refunds = await this.refunds(disputes);
    return new Map(
      disputes.flatMap((row): [number, DisputeParts][] => {
        const order = orders.find(({ id }) => id === row.order_id);
        if (!order) return [];
        const own = lines.filter(({ dispute_id }) => dispute_id === row.id);
        const parts = {
          order,
          lines: own.flatMap((line) => shownLine(line, sold.get(order.id) ?? [])),
          events: events.filter(({ dispute_id }) => dispute_id === row.id),
          refund: refunds.get(row.refund_id ?? 0) ?? null,
        };
        return [[row.id, parts]];
      }),
    );
  }

  private async events(disputeIds: readonly number[]): Promise<ShownEvent[]> {
    const { em } = this.database;
    const where = { dispute_id: In([...disputeIds]) };
    const events = await em.find(DisputeEvent, { where, order: { id: 'ASC' } });
    const eventIds = In(events.map(({ id }) => id));
    const files =
      events.length > 0
        ? await em.find(DisputeFile, { where: { event_id: eventIds }, order: { id: 'ASC' } })
        : [];
    return events.map((event) => ({
      ...event,
      files: files.filter(({ event_id }) => event_id === event.id),
    }));
  }

  private async refunds(disputes: readonly Dispute[]): Promise<Map<number, ReturnRefund>> {
    const ids = disputes.flatMap(({ refund_id }) => refund_id ?? []);
    const rows = ids.length > 0 ? await this.database.em.find(Refund, { where: { id: In(ids) } }) : [];
    return new Map(
      rows.map(({ id, number, amount, currency, state }) => [id, { number, amount, currency, state }]),
    );
  }
}

function shownLine({ order_line_id, quantity }: DisputeLine, sold: readonly SoldLine[]): DisputedLine[] {
  const found = sold.find(({ id }) => id === order_line_id);
  if (!found) return [];
  const { name, sku, options, picture } = found;
  return [{ order_line_id, name, sku, options, picture, quantity }];
}
