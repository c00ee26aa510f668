import { Injectable } from '@nestjs/common';
import type { OrderReportRow, ReportSums } from '@stoa/contracts';
import { ORDER_STATES } from '@stoa/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { Database } from '../../../kernel/database';
import { sum } from '../../../kernel/money';
import type { Listing } from '../../../kernel/listing';
import { ReferenceNames } from '../../catalogue';
import { Order } from '../../ordering';
import type { ReportRequest, Report, ReportColumn } from './report';
import { AMOUNTS, narrowOrders, narrowToCategory, numbered, ORDER_SUMS, select } from './report';

const SEARCHED = ['o.number', 'o.email', 'o.customer_name'];
/** Sort columns whose name differs from the report's. */
const SORTED: Record<string, string> = { quantity: 'item_count', vendor_name: 'vendor_id' };

/** Lists all orders of a period in any state, or in one. */
@Injectable()
export class OrderReport implements Report {
  readonly file: string = 'OrderReport';
  readonly states = ORDER_STATES;
  readonly defaultSort = ['placed_at', 'DESC'] as const;
  readonly columns: readonly ReportColumn[] = [
    { name: 'number', kind: 'text' },
    { name: 'placed_at', kind: 'moment' },
    { name: 'customer_name', kind: 'text' },
    { name: 'vendor_name', kind: 'text' },
    { name: 'state', kind: 'choice' },
    { name: 'payment_method', kind: 'choice' },
    { name: 'currency', kind: 'text' },
    { name: 'quantity', kind: 'int' },
    ...AMOUNTS,
  ];

  constructor(
    private readonly database: Database,
    private readonly referenceNames: ReferenceNames,
  ) {}

  async rows(
    request: ReportRequest,
    { sort, from, limit }: Listing,
  ): Promise<{ rows: OrderReportRow[]; total: number }> {
    const [field, order] = sort;
    const query = this.counted(request)
      .orderBy(`o.${SORTED[field] ?? field}`, order)
      .addOrderBy('o.id', order);
    const [rows, total] = await query.offset(from).limit(limit).getManyAndCount();
    const names = await this.referenceNames.in(request.language);
    return { rows: rows.map((row) => rowOf(row, names.vendors.get(row.vendor_id)?.name ?? '')), total };
  }

  async sums(request: ReportRequest): Promise<ReportSums[]> {
    const query = select(this.counted(request), { currency: 'o.currency', ...ORDER_SUMS });
    const rows = await query.groupBy('o.currency').orderBy('o.currency').getRawMany();
    return numbered(rows, Object.keys(ORDER_SUMS));
  }

  private counted(request: ReportRequest): SelectQueryBuilder<Order> {
    const query = this.database.em.createQueryBuilder(Order, 'o');
    return narrowToCategory(narrowOrders(query, request, SEARCHED), request);
  }
}

function rowOf(order: Order, vendor_name: string): OrderReportRow {
  const { id, number, placed_at, customer_name, vendor_id, state, payment_method, currency } = order;
  const { item_count, items, shipping, payment_fee, tax, total } = order;
  const discount = sum([order.discount, order.shipping_discount]);
  return {
    id,
    number,
    placed_at: placed_at.toISOString(),
    customer_name,
    vendor_id,
    vendor_name,
    state,
    payment_method,
    currency,
    quantity: item_count,
    items,
    discount,
    shipping,
    payment_fee,
    tax,
    total,
  };
}
