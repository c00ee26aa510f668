import type { FieldKind, OrderState, ReportGroup, ReportSums } from '@stoa/contracts';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { Brackets } from 'typeorm';
import type { Database } from '../../../kernel/database';
import type { Listing } from '../../../kernel/listing';
import { likePattern } from '../../../kernel/listing';
import { ProductCategory } from '../../catalogue';
import { OrderLine } from '../../ordering';
import { BOOKED_SALES } from '../sales/booked-sales';
import type { Period } from '../dashboards/period';

/**
 * Parameters of a report; days are those of the shop's time zone, and amounts are in the orders' own currencies. Sales
 * count on the days when the books have them, unless orders in one state are requested: these count on the day when
 * they were placed. `states` are those that count: the report's default, or the one requested.
 */
export interface ReportRequest {
  period: Period;
  states: readonly OrderState[];
  /** Whether one state is requested. */
  isByState: boolean;
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
  rows(request: ReportRequest, listing: Listing): Promise<{ rows: object[]; total: number }>;
  sums(request: ReportRequest): Promise<ReportSums[]>;
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

/** SQL aggregates over booked sales `o`, by the same names. */
export const BOOKED_SUMS = Object.fromEntries(
  Object.keys(ORDER_SUMS).map((name) => [name, `SUM(o.${name})`]),
) as Record<keyof typeof ORDER_SUMS, string>;

/** Leaves out groups in which every sale was cancelled again. */
export const IS_SOLD = 'SUM(o.orders) <> 0 OR SUM(o.total) <> 0';

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
    const figures = names.filter((name) => name in row).map((name) => [name, integer(row[name])]);
    return { ...row, ...Object.fromEntries(figures) } as T;
  });
}

function integer(value: unknown): number {
  const number = Number(value ?? 0);
  if (!Number.isSafeInteger(number)) throw new RangeError(`The sum ${String(value)} is beyond safe integers`);
  return number;
}

/** Restricts a query (alias `o`) to the orders that a report counts, by when they were placed. */
export function narrowOrders<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  request: ReportRequest,
  searched: readonly string[],
): SelectQueryBuilder<T> {
  const { period, states } = request;
  query.where('o.placed_at >= :start AND o.placed_at < :end', { start: period.start, end: period.end });
  query.andWhere('o.state IN (:...states)', { states: [...states] });
  return narrow(query, request, searched);
}

/** Whether a report needs no single orders: days, vendors and currencies have totals. */
export function isOfDays({ isByState, payment_method, category_ids, q }: ReportRequest): boolean {
  return !isByState && !payment_method && !category_ids && !q;
}

/** What changed the sales of orders in the period, as `o` with the columns of the orders. */
export function bookedSales(
  database: Database,
  request: ReportRequest,
  searched: readonly string[],
  parameters: Record<string, string>,
): SelectQueryBuilder<object> {
  const query: SelectQueryBuilder<object> = database.em.createQueryBuilder();
  query.from(`(${BOOKED_SALES})`, 'o').where('1 = 1').setParameters(parameters);
  return narrow(query, request, searched);
}

function narrow<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { vendor_id, payment_method, currency, q }: ReportRequest,
  searched: readonly string[],
): SelectQueryBuilder<T> {
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
