import { Injectable } from '@nestjs/common';
import type { ReportSums, SaleReportRow } from '@stoa/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { Database } from '../../../kernel/database';
import type { Listing } from '../../../kernel/listing';
import { sum } from '../../../kernel/money';
import { dayIn } from '../../ledger';
import { Order } from '../../ordering';
import { DailySales } from '../sales/daily-sales';
import { SALE_STATES } from '../sale-states';
import { bucketOf } from './buckets';
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

const SEARCHED = ['o.number', 'o.email', 'o.customer_name'];
const FIGURES = Object.keys(ORDER_SUMS) as (keyof typeof ORDER_SUMS)[];
/** A datetime column is a date on MySQL and text on SQLite; cast to text, both begin with the minute. */
const PLACED = 'SUBSTR(CAST(o.placed_at AS CHAR), 1, 16)';

type Daily = ReportSums & { day: string; shipping: number; payment_fee: number };

/** Sales by day, week or month, as the books have them: SQL sums by day (at most two years), grouped in memory. */
@Injectable()
export class SaleReport implements Report {
  readonly file: string = 'SaleReport';
  readonly states = SALE_STATES;
  readonly defaultSort = ['period', 'DESC'] as const;
  readonly columns: readonly ReportColumn[] = [
    { name: 'period', kind: 'text' },
    { name: 'until', kind: 'text' },
    { name: 'currency', kind: 'text' },
    { name: 'orders', kind: 'int' },
    { name: 'quantity', kind: 'int' },
    ...AMOUNTS,
  ];

  constructor(
    private readonly database: Database,
    private readonly sales: DailySales,
  ) {}

  async rows(
    request: ReportRequest,
    { sort, from, limit }: Listing,
  ): Promise<{ rows: SaleReportRow[]; total: number }> {
    const [field, order] = sort as [keyof SaleReportRow, 'ASC' | 'DESC'];
    const direction = order === 'ASC' ? 1 : -1;
    const all = grouped(await this.daily(request), request).sort(
      (a, b) =>
        direction * compare(a[field], b[field]) ||
        compare(a.period, b.period) ||
        compare(a.currency, b.currency),
    );
    return { rows: all.slice(from, from + limit), total: all.length };
  }

  async sums(request: ReportRequest): Promise<ReportSums[]> {
    if (isOfDays(request)) return this.sales.totals({ ...request, ...request.period });
    const query = this.counted(request, { currency: 'o.currency' })
      .groupBy('o.currency')
      .orderBy('o.currency');
    if (!request.isByState) query.having(IS_SOLD);
    return numbered(await query.getRawMany(), FIGURES);
  }

  private async daily(request: ReportRequest): Promise<Daily[]> {
    const rows = isOfDays(request) ? await this.booked(request) : await this.narrowed(request);
    return rows.filter(({ orders, total }) => request.isByState || orders !== 0 || total !== 0);
  }

  private async booked(request: ReportRequest): Promise<Daily[]> {
    const rows = await this.sales.byDay({ ...request, ...request.period });
    return rows.map(({ name: day, exchanged: _, ...sums }) => ({ ...sums, day }));
  }

  /** The days of single orders: booked ones, or those in one state by when they were placed. */
  private async narrowed(request: ReportRequest): Promise<Daily[]> {
    const day = request.isByState ? PLACED : 'o.day';
    const query = this.counted(request, { day, currency: 'o.currency' })
      .groupBy(day)
      .addGroupBy('o.currency');
    const rows = numbered<Daily>(await query.getRawMany(), FIGURES);
    if (!request.isByState) return rows;
    const { timeZone } = request.period;
    return rows.map((row) => ({
      ...row,
      day: dayIn(new Date(`${row.day.replace(' ', 'T')}:00.000Z`), timeZone),
    }));
  }

  private counted(request: ReportRequest, columns: Record<string, string>): SelectQueryBuilder<object> {
    const orders: SelectQueryBuilder<object> = request.isByState
      ? narrowOrders(this.database.em.createQueryBuilder(Order, 'o'), request, SEARCHED)
      : bookedSales(this.database, request, SEARCHED, this.sales.parameters(request.period));
    const sums = request.isByState ? ORDER_SUMS : BOOKED_SUMS;
    return narrowToCategory(select(orders, { ...columns, ...sums }), request);
  }
}

function grouped(days: readonly Daily[], { group, period }: ReportRequest): SaleReportRow[] {
  const rowsByKey = new Map<string, SaleReportRow>();
  for (const { day, ...sums } of days) {
    const bucket = bucketOf(day, group);
    const key = `${bucket.period} ${sums.currency}`;
    const existing = rowsByKey.get(key);
    const added = FIGURES.map((name) => [name, sum([existing?.[name] ?? 0, sums[name]])]);
    rowsByKey.set(key, {
      period: bucket.period < period.from ? period.from : bucket.period,
      until: bucket.until > period.to ? period.to : bucket.until,
      ...sums,
      ...(Object.fromEntries(added) as typeof sums),
    });
  }
  return [...rowsByKey.values()];
}

function compare(a: string | number | undefined, b: string | number | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
}
