import { Injectable } from '@nestjs/common';
import type { OrderRecord, OrderRow } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { consoleOf } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import type { Presenter } from '../../kernel/resource';
import { Vocabulary } from '../catalogue';
import { formatAddress } from '../customers';
import { PaymentChoices } from '../payments';
import { OrderGroup } from './order-group.entity';
import { OrderLabels } from './order-labels';
import { OrderLines } from './order-lines';
import { groupNumberOf } from './order-number';
import { OrderPayments } from './order-payments';
import { orderProcess } from './order.process';
import { Order } from './order.entity';
import { Timelines } from './timelines';

/** Shows orders to those who handle them: rows with names and computed statuses, one with all its detail. */
@Injectable()
export class OrderPresenter implements Presenter<Order> {
  constructor(
    private readonly database: Database,
    private readonly vocabulary: Vocabulary,
    private readonly labels: OrderLabels,
    private readonly lines: OrderLines,
    private readonly timelines: Timelines,
    private readonly statuses: OrderPayments,
    private readonly methods: PaymentChoices,
  ) {}

  async rows(rows: Order[], { language }: Caller): Promise<OrderRow[]> {
    const [statuses, labels, words, methods] = await Promise.all([
      this.statuses.of(rows),
      this.labels.in(language),
      this.vocabulary.in(language),
      this.methods.names(language),
    ]);
    return rows.map((row) => ({
      ...amounts(row),
      id: row.id,
      number: row.number,
      group_number: groupNumberOf(row.number),
      vendor_id: row.vendor_id,
      vendor_name: words.vendors.get(row.vendor_id)?.name ?? '',
      customer_id: row.customer_id,
      customer_name: row.customer_name,
      email: row.email,
      state: row.state,
      status_label: labels.of(row.state),
      payment_status: statuses.get(row.id) ?? 'unpaid',
      payment_method: methods.get(row.payment_method) ?? row.payment_method,
      currency: row.currency,
      item_count: row.item_count,
      is_default: row.is_default,
      placed_at: row.placed_at.toISOString(),
    }));
  }

  async one(order: Order, caller: Caller): Promise<OrderRecord> {
    const { language } = caller;
    const [row] = await this.rows([order], caller);
    const group = await this.database.em.findOne(OrderGroup, { where: { id: order.group_id } });
    if (!row || !group) throw Failure.notFound('order');
    const lines = await this.lines.of([order.id], language);
    const timeline = await this.timelines.of([order.id], language);
    return {
      ...row,
      version: order.version,
      ...amounts(order),
      lines: lines.get(order.id) ?? [],
      taxes: order.taxes,
      coupons: await this.lines.coupons([order]),
      commission: await this.lines.commission(order),
      shipping_method: order.shipping_method,
      shipping_rate_type: order.shipping_rate_type,
      pickup: order.pickup,
      shipping_address: formatAddress(group.shipping_address),
      billing_address: formatAddress(group.billing_address),
      note: order.note,
      buyer_note: group.note,
      timeline: timeline.get(order.id) ?? [],
      allowed: await this.allowed(order, caller),
      siblings: await this.siblings(order, caller),
    };
  }

  private async allowed({ state }: Order, { actor, language }: Caller): Promise<OrderRecord['allowed']> {
    const labels = await this.labels.in(language);
    return orderProcess.allowed(state, consoleOf(actor)).map((next) => ({
      state: next,
      label: labels.of(next),
      order_status_id: labels.idOf(next),
    }));
  }

  /** A vendor never learns what else was bought. */
  private async siblings({ id, group_id }: Order, caller: Caller): Promise<OrderRecord['siblings']> {
    if (caller.actor?.audience !== 'admin') return [];
    const rows = await this.database.em.find(Order, { where: { group_id }, order: { id: 'ASC' } });
    const words = await this.vocabulary.in(caller.language);
    return rows
      .filter((row) => row.id !== id)
      .map(({ id: sibling, number, vendor_id, state, total }) => ({
        ...{ id: sibling, number, state, total },
        vendor_name: words.vendors.get(vendor_id)?.name ?? '',
      }));
  }
}

function amounts({
  items,
  discount,
  shipping,
  shipping_discount,
  payment_fee,
  tax,
  tax_included,
  total,
}: Order) {
  return { items, discount, shipping, shipping_discount, payment_fee, tax, tax_included, total };
}
