import { Injectable } from '@nestjs/common';
import type { CustomerReportRow, ReportSums } from '@stoa/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { asIso, Database } from '../../../kernel/database';
import type { Listing } from '../../../kernel/listing';
import { Order } from '../../ordering';
import { SALE_STATES } from '../sale-states';
import type { ReportRequest, Report, ReportColumn } from './report';
import { AMOUNTS, narrowOrders, narrowToCategory, numbered, ORDER_SUMS, select } from './report';

const SEARCHED = ['o.email', 'o.customer_name'];
const FIGURES = Object.keys(ORDER_SUMS);

/** Sales by customer, identified by the e-mail address of their orders, as guests have no account. */
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

  constructor(private readonly database: Database) {}

  async rows(
    asked: ReportRequest,
    { sort, from, limit }: Listing,
  ): Promise<{ rows: CustomerReportRow[]; total: number }> {
    const [field, order] = sort;
    const query = this.counted(asked, {
      customer_id: 'MAX(o.customer_id)',
      customer_name: 'MAX(o.customer_name)',
      email: 'o.email',
      currency: 'o.currency',
      ...ORDER_SUMS,
      first_order_at: 'MIN(o.placed_at)',
      last_order_at: 'MAX(o.placed_at)',
    });
    query.groupBy('o.email').addGroupBy('o.currency');
    query
      .orderBy(field === 'id' ? 'o.email' : field, order)
      .addOrderBy('o.email')
      .addOrderBy('o.currency');
    const [rows, total] = await Promise.all([
      query.offset(from).limit(limit).getRawMany<Record<string, unknown>>(),
      this.count(asked),
    ]);
    const shown = numbered<CustomerReportRow>(rows, FIGURES).map((row) => ({
      ...row,
      first_order_at: asIso(row.first_order_at),
      last_order_at: asIso(row.last_order_at),
    }));
    return { rows: shown, total };
  }

  async sums(asked: ReportRequest): Promise<ReportSums[]> {
    const query = this.counted(asked, { currency: 'o.currency', ...ORDER_SUMS });
    return numbered(await query.groupBy('o.currency').orderBy('o.currency').getRawMany(), FIGURES);
  }

  private async count(asked: ReportRequest): Promise<number> {
    const query = this.counted(asked, { count: `COUNT(DISTINCT CONCAT(o.email, ' ', o.currency))` });
    return Number((await query.getRawOne<{ count: number | string }>())?.count ?? 0);
  }

  private counted(asked: ReportRequest, columns: Record<string, string>): SelectQueryBuilder<Order> {
    const query = select(this.database.em.createQueryBuilder(Order, 'o'), columns);
    return narrowToCategory(narrowOrders(query, asked, SEARCHED), asked);
  }
}
