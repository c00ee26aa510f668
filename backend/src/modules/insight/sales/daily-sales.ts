import { Injectable } from '@nestjs/common';
import { dayAfter, type ReportSums } from '@stoa/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { Database } from '../../../kernel/database';
import { sum } from '../../../kernel/money';
import { Currencies } from '../../localisation';
import { BOOKED_SALES } from './booked-sales';
import { SaleDayTotal } from './sale-day-total.entity';

/** Sums of booked sales, in minor units of their currency. */
export interface BookedSums extends Required<ReportSums> {
  /** The total in the default currency, of sales in another one. */
  exchanged: number;
}

/** Booked sales of one day or vendor and one currency. */
export type NamedSales<K> = BookedSums & { name: K };

/** Days, inclusive, and which sales. */
export interface BookedQuery {
  from: string;
  to: string;
  vendor_id?: number | null;
  currency?: string | null;
}

export const BOOKED_FIGURES = [
  'orders',
  'quantity',
  'items',
  'discount',
  'shipping',
  'payment_fee',
  'tax',
  'total',
  'exchanged',
] as const;

/** Sums booked sales: finished days from their totals, later ones from the entries of the books. */
@Injectable()
export class DailySales {
  constructor(
    private readonly database: Database,
    private readonly currencies: Currencies,
  ) {}

  byDay(query: BookedQuery): Promise<NamedSales<string>[]> {
    return this.find<string>('day', query);
  }

  byVendor(query: BookedQuery): Promise<NamedSales<number>[]> {
    return this.find<number>('vendor_id', query);
  }

  /** Sums of all sales by currency; without currencies whose sales were all cancelled. */
  async totals(query: BookedQuery): Promise<Required<ReportSums>[]> {
    const days = await this.byDay(query);
    const currencies = [...new Set(days.map(({ currency }) => currency))].sort();
    return currencies
      .map((currency) => {
        const own = days.filter((one) => one.currency === currency);
        const { exchanged: _, ...sums } = addedUp(own);
        return { ...sums, currency };
      })
      .filter(({ orders, total }) => orders !== 0 || total !== 0);
  }

  /** Parameters of `BOOKED_SALES`. */
  parameters({ from, to }: Pick<BookedQuery, 'from' | 'to'>): Record<string, string> {
    return { from, to, home: this.currencies.default().code };
  }

  /** The last day of which totals exist; null at first. */
  async lastFinishedDay(): Promise<string | null> {
    const row = await this.database.em
      .createQueryBuilder(SaleDayTotal, 'm')
      .select('MAX(m.day)', 'day')
      .getRawOne<{ day: string | null }>();
    return row?.day ?? null;
  }

  /** What the books have of these days, by day, vendor and currency; columns as in `sale_day_totals`. */
  booked(days: Pick<BookedQuery, 'from' | 'to'>): SelectQueryBuilder<object> {
    const query: SelectQueryBuilder<object> = this.database.em.createQueryBuilder();
    return query.from(`(${BOOKED_SALES})`, 'm').setParameters(this.parameters(days));
  }

  private async find<K extends string | number>(
    name: 'day' | 'vendor_id',
    query: BookedQuery,
  ): Promise<NamedSales<K>[]> {
    const finished = await this.lastFinishedDay();
    const after = finished === null ? query.from : dayAfter(finished);
    const rest = { from: after > query.from ? after : query.from, to: query.to };
    const totals = this.database.em.createQueryBuilder(SaleDayTotal, 'm');
    const parts = [
      finished === null ? [] : await this.read<K>(totals, name, { ...query, to: finished }, query.to),
      rest.from > rest.to ? [] : await this.read<K>(this.booked(rest), name, { ...query, ...rest }),
    ];
    const merged = new Map<string, NamedSales<K>>();
    for (const row of parts.flat()) {
      const key = `${row.name} ${row.currency}`;
      const before = merged.get(key);
      merged.set(key, before ? { ...row, ...addedUp([before, row]) } : row);
    }
    return [...merged.values()];
  }

  private async read<K extends string | number>(
    query: SelectQueryBuilder<object>,
    name: 'day' | 'vendor_id',
    { from, to, vendor_id, currency }: BookedQuery,
    until = to,
  ): Promise<NamedSales<K>[]> {
    query.select(`m.${name}`, 'name').addSelect('m.currency', 'currency');
    for (const figure of BOOKED_FIGURES) query.addSelect(`SUM(m.${figure})`, figure);
    query.where('m.day BETWEEN :first AND :last', { first: from, last: to < until ? to : until });
    if (vendor_id) query.andWhere('m.vendor_id = :vendor_id', { vendor_id });
    if (currency) query.andWhere('m.currency = :currency', { currency });
    const rows = await query
      .groupBy(`m.${name}`)
      .addGroupBy('m.currency')
      .getRawMany<Record<string, string | number>>();
    return rows.map((row) => ({
      name: row.name as K,
      currency: String(row.currency),
      ...sumsOf((figure) => Number(row[figure] ?? 0)),
    }));
  }
}

function sumsOf(of: (figure: (typeof BOOKED_FIGURES)[number]) => number): Omit<BookedSums, 'currency'> {
  return Object.fromEntries(BOOKED_FIGURES.map((figure) => [figure, of(figure)])) as Omit<
    BookedSums,
    'currency'
  >;
}

function addedUp(rows: readonly Omit<BookedSums, 'currency'>[]): Omit<BookedSums, 'currency'> {
  return sumsOf((figure) => sum(rows.map((row) => row[figure])));
}
