import type { FieldKind, OrderState, ReportGroup, ReportSums } from '@stoa/contracts';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { Brackets } from 'typeorm';
import type { Listing } from '../../../kernel/listing';
import { likePattern } from '../../../kernel/listing';
import { ProductCategory } from '../../catalogue';
import { OrderLine } from '../../ordering';
import type { Period } from '../dashboards/period';

/**
 * Parameters of a report. An order counts on the day when it was placed (UTC), in its own currency; amounts
 * are never converted, so that they add up to the orders themselves. `states` are those that count: the
 * report's default, or the one requested.
 */
export interface ReportRequest {
  period: Period;
  states: readonly OrderState[];
  group: ReportGroup;
  language: string;
  vendor_id: number | null;
  /** A category and all its descendants. */
  category_ids: readonly number[] | null;
  payment_method: string | null;
  currency: string | null;
  q: string | null;
}

/** A column of the exported file. */
export interface ReportColumn {
  name: string;
  kind: Extract<FieldKind, 'text' | 'int' | 'money' | 'moment' | 'choice'>;
}

/** A report: its file name, its columns and the source of its rows and sums. */
export interface Report {
  /** Base name of exported files (specification §7.5). */
  readonly file: string;
  readonly columns: readonly ReportColumn[];
  readonly defaultSort: readonly [string, 'ASC' | 'DESC'];
  /** Order states that count when the request names none. */
  readonly states: readonly OrderState[];
  rows(asked: ReportRequest, listing: Listing): Promise<{ rows: object[]; total: number }>;
  sums(asked: ReportRequest): Promise<ReportSums[]>;
}

/** SQL aggregates over orders, by column name. */
export const ORDER_SUMS = {
  orders: 'COUNT(*)',
  quantity: 'SUM(o.item_count)',
  items: 'SUM(o.items)',
  // All discounts, on items and shipping, so that the columns add up to the total.
  discount: 'SUM(o.discount + o.shipping_discount)',
  shipping: 'SUM(o.shipping)',
  payment_fee: 'SUM(o.payment_fee)',
  tax: 'SUM(o.tax)',
  total: 'SUM(o.total)',
} as const;

/** Amount columns of a report, in display order. */
export const AMOUNTS: readonly ReportColumn[] = (
  ['items', 'discount', 'shipping', 'payment_fee', 'tax', 'total'] as const
).map((name) => ({ name, kind: 'money' }));

/** Selects SQL expressions under their aliases. */
export function select<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  columns: Readonly<Record<string, string>>,
): SelectQueryBuilder<T> {
  query.select([]);
  for (const [name, expression] of Object.entries(columns)) query.addSelect(expression, name);
  return query;
}

/** Converts the named columns of raw rows to numbers, as database drivers return some sums as strings. */
export function numbered<T>(rows: readonly Record<string, unknown>[], names: readonly string[]): T[] {
  return rows.map((row) => {
    const figures = names.filter((name) => name in row).map((name) => [name, whole(row[name])]);
    return { ...row, ...Object.fromEntries(figures) } as T;
  });
}

function whole(value: unknown): number {
  const number = Number(value ?? 0);
  if (!Number.isSafeInteger(number)) throw new RangeError(`The sum ${String(value)} is beyond safe integers`);
  return number;
}

/** Restricts a query (alias `o`) to the orders that a report counts. */
export function narrowOrders<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  asked: ReportRequest,
  searched: readonly string[],
): SelectQueryBuilder<T> {
  const { period, states, vendor_id, payment_method, currency, q } = asked;
  query.where('o.placed_at >= :start AND o.placed_at < :end', { start: period.start, end: period.end });
  query.andWhere('o.state IN (:...states)', { states: [...states] });
  if (vendor_id !== null) query.andWhere('o.vendor_id = :vendor_id', { vendor_id });
  if (payment_method) query.andWhere('o.payment_method = :payment_method', { payment_method });
  if (currency) query.andWhere('o.currency = :currency', { currency });
  if (q)
    query.andWhere(
      new Brackets((any) => {
        for (const column of searched) any.orWhere(`${column} LIKE :q ESCAPE '!'`, { q: likePattern(q) });
      }),
    );
  return query;
}

/** Restricts a query to orders that contain a product of the requested category. */
export function narrowToCategory<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { category_ids }: ReportRequest,
): SelectQueryBuilder<T> {
  if (!category_ids) return query;
  const within = query
    .subQuery()
    .select('1')
    .from(OrderLine, 'cl')
    .innerJoin(ProductCategory, 'cc', 'cc.product_id = cl.product_id')
    .where('cl.order_id = o.id AND cc.category_id IN (:...categories)');
  return query.andWhere(`EXISTS ${within.getQuery()}`, { categories: [...category_ids] });
}
