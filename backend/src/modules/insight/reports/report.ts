import type { FieldKind, OrderState, ReportGroup, ReportSums } from '@stoa/contracts';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { Brackets } from 'typeorm';
import type { Listing } from '../../../kernel/listing';
import { likePattern } from '../../../kernel/listing';
import { ProductCategory } from '../../catalogue';
import { OrderLine } from '../../ordering';
import type { Period } from '../dashboards/period';

/**
 * What a report is asked for. An order counts on the day on which it was placed (UTC), in its own currency; amounts
 * are never converted, so that they add up to the orders themselves. `states` are those that count: sales, unless
 * one state is asked for by name.
 */
export interface Asked {
  period: Period;
  states: readonly OrderState[];
  group: ReportGroup;
  language: string;
  vendor_id: number | null;
  /** A category and all below it. */
  category_ids: readonly number[] | null;
  payment_method: string | null;
  currency: string | null;
  q: string | null;
}

/** A column as it is exported and printed. */
export interface ReportColumn {
  name: string;
  kind: Extract<FieldKind, 'text' | 'int' | 'money' | 'moment' | 'choice'>;
}

/** One report: what it is called as a file, its columns, and where its rows and sums come from. */
export interface Report {
  /** Name of its files (specification §7.5). */
  readonly file: string;
  readonly columns: readonly ReportColumn[];
  readonly defaultSort: readonly [string, 'ASC' | 'DESC'];
  /** States that count when none is asked for. */
  readonly states: readonly OrderState[];
  rows(asked: Asked, listing: Listing): Promise<{ rows: object[]; total: number }>;
  sums(asked: Asked): Promise<ReportSums[]>;
}

/** The sums of orders, by the name of their column. */
export const ORDER_SUMS = {
  orders: 'COUNT(*)',
  quantity: 'SUM(o.item_count)',
  items: 'SUM(o.items)',
  // Whatever made orders cheaper, on goods and shipping: so the columns add up to the total.
  discount: 'SUM(o.discount + o.shipping_discount)',
  shipping: 'SUM(o.shipping)',
  payment_fee: 'SUM(o.payment_fee)',
  tax: 'SUM(o.tax)',
  total: 'SUM(o.total)',
} as const;

/** The amounts of a report in the order in which they are read. */
export const AMOUNTS: readonly ReportColumn[] = (
  ['items', 'discount', 'shipping', 'payment_fee', 'tax', 'total'] as const
).map((name) => ({ name, kind: 'money' }));

/** Selects sums under their names. */
export function select<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  columns: Readonly<Record<string, string>>,
): SelectQueryBuilder<T> {
  query.select([]);
  for (const [name, expression] of Object.entries(columns)) query.addSelect(expression, name);
  return query;
}

/** Raw rows with numbers where the engine answers texts for sums. */
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

/** Leaves the orders (alias `o`) that a report counts. */
export function narrowOrders<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  asked: Asked,
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

/** Leaves the orders that hold a product of the asked category. */
export function narrowToCategory<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { category_ids }: Asked,
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
