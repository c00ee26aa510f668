import { Injectable } from '@nestjs/common';
import { asSqlMoment, Database } from '../../../kernel/database';
import { convert, sum } from '../../../kernel/money';
import { Currencies } from '../../localisation';
import { NO_SALE } from '../sale-states';
import type { Period } from './period';

const NOT_SOLD = NO_SALE.map(() => '?').join(', ');

/** Sales figures; `sales` is the revenue in minor units of the shop's default currency. */
export interface Sold {
  sales: number;
  orders: number;
}

/** Amounts of one currency and rate; `each_amount` is their common value where they have to be converted. */
interface Money {
  currency: string;
  rate_at_sale: string;
  total: number | string;
  each_amount: number | string | null;
  amounts: number | string;
}

/** Sums amounts in the default currency directly; groups others by amount, to be converted individually. */
const moneyOf = (amount: string): string =>
  `o.currency, o.rate_at_sale, CASE WHEN o.currency = ? THEN NULL ELSE ${amount} END AS each_amount,
   COUNT(*) AS amounts, SUM(${amount}) AS total`;
const BY_MONEY = ['o.currency', 'o.rate_at_sale', 'each_amount'].join(', ');

/**
 * Aggregates sales, by SQL over orders. Each order is converted to the default currency individually, at its
 * own rate and rounded once, so that totals by day, vendor and period agree.
 */
@Injectable()
export class Sales {
  constructor(
    private readonly database: Database,
    private readonly currencies: Currencies,
  ) {}

  /** Sales by day, of one vendor or of all; days without sales are omitted. */
  async byDay(period: Period, vendorId: number | null): Promise<Map<string, Sold>> {
    const rows = await this.group<{ day: string }>(
      'SUBSTR(CAST(o.placed_at AS CHAR), 1, 10)',
      'day',
      period,
      vendorId,
    );
    return this.folded(rows, (row) => row.day);
  }

  /** Sales by vendor id. */
  async byVendor(period: Period): Promise<Map<number, Sold>> {
    const rows = await this.group<{ vendor_id: number }>('o.vendor_id', 'vendor_id', period, null);
    return this.folded(rows, (row) => row.vendor_id);
  }

  /** Best-selling products by revenue, with a name from their order lines. */
  async topProducts(
    period: Period,
    vendorId: number | null,
    count: number,
  ): Promise<{ id: number; name: string; quantity: number; sales: number }[]> {
    const { where, values } = conditions(period, vendorId);
    const rows: (Money & { id: number; name: string; quantity: number | string })[] =
      await this.database.em.query(
        `SELECT l.product_id AS id, MAX(l.name) AS name, SUM(l.quantity) AS quantity, ${moneyOf('l.total')}
        FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE ${where} GROUP BY l.product_id, ${BY_MONEY}`,
        [this.currencies.default().code, ...values],
      );
    const found = new Map<number, { id: number; name: string; quantity: number; sales: number }>();
    for (const row of rows) {
      const { id, name } = row;
      const known = found.get(id) ?? { id, name, quantity: 0, sales: 0 };
      const sales = sum([known.sales, this.inDefault(row)]);
      found.set(id, { ...known, sales, quantity: known.quantity + Number(row.quantity) });
    }
    return [...found.values()].sort((a, b) => b.sales - a.sales || a.id - b.id).slice(0, count);
  }

  private group<K extends object>(
    expression: string,
    name: string,
    period: Period,
    vendorId: number | null,
  ): Promise<(K & Money)[]> {
    const { where, values } = conditions(period, vendorId);
    return this.database.em.query(
      `SELECT ${expression} AS ${name}, ${moneyOf('o.total')} FROM orders o WHERE ${where}
        GROUP BY ${expression}, ${BY_MONEY}`,
      [this.currencies.default().code, ...values],
    );
  }

  private folded<R extends Money, K>(rows: R[], key: (row: R) => K): Map<K, Sold> {
    const found = new Map<K, Sold>();
    for (const row of rows) {
      const known = found.get(key(row)) ?? { sales: 0, orders: 0 };
      const sales = sum([known.sales, this.inDefault(row)]);
      found.set(key(row), { sales, orders: known.orders + Number(row.amounts) });
    }
    return found;
  }

  private inDefault({ currency, rate_at_sale, total, each_amount, amounts }: Money): number {
    if (each_amount === null) return Number(total);
    const { exponent } = this.currencies.named(currency);
    const one = convert(Number(each_amount), { rate: rate_at_sale, exponent }, this.currencies.default());
    return one * Number(amounts);
  }
}

function conditions(
  { start, end }: Period,
  vendorId: number | null,
): { where: string; values: (string | number)[] } {
  const bound = vendorId === null ? '' : ' AND o.vendor_id = ?';
  return {
    where: `o.placed_at >= ? AND o.placed_at < ? AND o.state NOT IN (${NOT_SOLD})${bound}`,
    values: [asSqlMoment(start), asSqlMoment(end), ...NO_SALE, ...(vendorId === null ? [] : [vendorId])],
  };
}

/** Sum of several sales figures. */
export function totalOf(sold: Iterable<Sold>): Sold {
  const parts = [...sold];
  return { sales: sum(parts.map((part) => part.sales)), orders: sum(parts.map((part) => part.orders)) };
}
