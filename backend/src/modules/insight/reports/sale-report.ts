import { Injectable } from '@nestjs/common';
import type { ReportSums, SaleReportRow } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import type { Listing } from '../../../kernel/listing';
import { sum } from '../../../kernel/money';
import { Order } from '../../ordering';
import { SALE_STATES } from '../sale-states';
import { bucketOf } from './buckets';
import type { ReportRequest, Report, ReportColumn } from './report';
import { AMOUNTS, narrowOrders, narrowToCategory, numbered, ORDER_SUMS, select } from './report';

const SEARCHED = ['o.number', 'o.email', 'o.customer_name'];
const FIGURES = Object.keys(ORDER_SUMS) as (keyof typeof ORDER_SUMS)[];
/** A datetime column is a date on MySQL and text on SQLite; cast to text, both begin with the day. */
const DAY = 'SUBSTR(CAST(o.placed_at AS CHAR), 1, 10)';

type Daily = ReportSums & { day: string; shipping: number; payment_fee: number };

/** Sales by day, week or month: SQL sums by day (at most two years), grouped in memory. */
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

  constructor(private readonly database: Database) {}

  async rows(
    asked: ReportRequest,
    { sort, from, limit }: Listing,
  ): Promise<{ rows: SaleReportRow[]; total: number }> {
    const [field, order] = sort as [keyof SaleReportRow, 'ASC' | 'DESC'];
    const turn = order === 'ASC' ? 1 : -1;
    const all = grouped(await this.daily(asked), asked).sort(
      (a, b) =>
        turn * compare(a[field], b[field]) || compare(a.period, b.period) || compare(a.currency, b.currency),
    );
    return { rows: all.slice(from, from + limit), total: all.length };
  }

  async sums(asked: ReportRequest): Promise<ReportSums[]> {
    const query = this.counted(asked, { currency: 'o.currency', ...ORDER_SUMS });
    return numbered(await query.groupBy('o.currency').orderBy('o.currency').getRawMany(), FIGURES);
  }

  private async daily(asked: ReportRequest): Promise<Daily[]> {
    const query = this.counted(asked, { day: DAY, currency: 'o.currency', ...ORDER_SUMS });
    return numbered(await query.groupBy(DAY).addGroupBy('o.currency').getRawMany(), FIGURES);
  }

  private counted(asked: ReportRequest, columns: Record<string, string>) {
    const query = select(this.database.em.createQueryBuilder(Order, 'o'), columns);
    return narrowToCategory(narrowOrders(query, asked, SEARCHED), asked);
  }
}

function grouped(days: readonly Daily[], { group, period }: ReportRequest): SaleReportRow[] {
  const found = new Map<string, SaleReportRow>();
  const [first, last] = [dayOf(period.start.getTime()), dayOf(period.end.getTime() - 1)];
  for (const { day, ...sums } of days) {
    const bucket = bucketOf(day, group);
    const key = `${bucket.period} ${sums.currency}`;
    const known = found.get(key);
    const added = FIGURES.map((name) => [name, sum([known?.[name] ?? 0, sums[name]])]);
    found.set(key, {
      period: bucket.period < first ? first : bucket.period,
      until: bucket.until > last ? last : bucket.until,
      ...sums,
      ...(Object.fromEntries(added) as typeof sums),
    });
  }
  return [...found.values()];
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

function compare(a: string | number | undefined, b: string | number | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
}
