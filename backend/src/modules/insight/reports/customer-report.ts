import { Injectable } from '@nestjs/common';
import type { CustomerReportRow, ReportSums } from '@stoa/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { asIso, Database } from '../../../kernel/database';
import type { Listing } from '../../../kernel/listing';
import { Order } from '../../ordering';
import { DailySales } from '../sales/daily-sales';
import { SALE_STATES } from '../sale-states';
import type { ReportRequest, Report, ReportColumn } from './report';
import {
  AMOUNTS,
  bookedSales,
  BOOKED_SUMS,
  IS_SOLD,
  isOfDays,
  narrowOrders,
  narrowToCategory,
  numbered,
  ORDER_SUMS,
  select,
} from './report';

const SEARCHED = ['o.email', 'o.customer_name'];
const FIGURES = Object.keys(ORDER_SUMS);

/** Sales by customer as the books have them; a customer is identified by the e-mail address of their orders, as guests have no account. */
@Injectable()
export class CustomerReport implements Report {
  readonly file = 'CustomerReport';
  readonly states = SALE_STATES;
  readonly defaultSort = ['total', 'DESC'] as const;
  readonly columns: readonly ReportColumn[] = [
    { name: 'customer_name', kind: 'text' },
    { name: 'email', kind: 'text' },
    { name: 'currency', kind: 'text' },
    { name: 'orders', kind: 'int' },
    { name: 'quantity', kind: 'int' },
    ...AMOUNTS,
    { name: 'first_order_at', kind: 'moment' },
    { name: 'last_order_at', kind: 'moment' },
  ];

  constructor(
    private readonly database: Database,
    private readonly sales: DailySales,
  ) {}

  async rows(
    request: ReportRequest,
    { sort, from, limit }: Listing,
  ): Promise<{ rows: CustomerReportRow[]; total: number }> {
    const [field, order] = sort;
    const query = this.grouped(request, {
      customer_id: 'MAX(o.customer_id)',
      customer_name: 'MAX(o.customer_name)',
      email: 'o.email',
      currency: 'o.currency',
      first_order_at: 'MIN(o.placed_at)',
      last_order_at: 'MAX(o.placed_at)',
      // Counted in the same pass over the sales.
      customers: 'COUNT(*) OVER ()',
    });
    query
      .orderBy(field === 'id' ? 'o.email' : field, order)
      .addOrderBy('o.email')
      .addOrderBy('o.currency');
    const rows = await query.offset(from).limit(limit).getRawMany<Record<string, unknown>>();
    const shown = numbered<CustomerReportRow & { customers: number }>(rows, [...FIGURES, 'customers']);
    return {
      rows: shown.map(({ customers: _, ...row }) => ({
        ...row,
        first_order_at: asIso(row.first_order_at),
        last_order_at: asIso(row.last_order_at),
      })),
      total: shown[0]?.customers ?? (from > 0 ? await this.count(request) : 0),
    };
  }

  /** The number of rows, for a page beyond the last one. */
  private async count(request: ReportRequest): Promise<number> {
    return (await this.grouped(request, { email: 'o.email' }).getRawMany()).length;
  }

  async sums(request: ReportRequest): Promise<ReportSums[]> {
    if (isOfDays(request)) return this.sales.totals({ ...request, ...request.period });
    const query = this.counted(request, { currency: 'o.currency' })
      .groupBy('o.currency')
      .orderBy('o.currency');
    if (!request.isByState) query.having(IS_SOLD);
    return numbered(await query.getRawMany(), FIGURES);
  }

  /** By customer and currency, without those whose orders were all cancelled. */
  private grouped(request: ReportRequest, columns: Record<string, string>): SelectQueryBuilder<object> {
    const query = this.counted(request, columns).groupBy('o.email').addGroupBy('o.currency');
    return request.isByState ? query : query.having(IS_SOLD);
  }

  private counted(request: ReportRequest, columns: Record<string, string>): SelectQueryBuilder<object> {
    const orders: SelectQueryBuilder<object> = request.isByState
      ? narrowOrders(this.database.em.createQueryBuilder(Order, 'o'), request, SEARCHED)
      : bookedSales(this.database, request, SEARCHED, this.sales.parameters(request.period));
    const sums = request.isByState ? ORDER_SUMS : BOOKED_SUMS;
    return narrowToCategory(select(orders, { ...columns, ...sums }), request);
  }
}
