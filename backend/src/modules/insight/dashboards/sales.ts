import { Injectable } from '@nestjs/common';
import { asSqlMoment, Database } from '../../../kernel/database';
import { convert, sum } from '../../../kernel/money';
import { Currencies } from '../../localisation';
import { NO_SALE } from '../sale-states';
import type { Period } from './period';

const NOT_SOLD = NO_SALE.map(() => '?').join(', ');

/** What was sold for what; `sales` in minor units of the shop's default currency. */
export interface Sold {
  sales: number;
  orders: number;
}

/** Amounts of one currency at one rate: `each_amount` is what every one of them is where they have to be converted. */
interface Money {
  currency: string;
  rate_at_sale: string;
  total: number | string;
  each_amount: number | string | null;
  amounts: number | string;
}

/** What is in the default currency is summed as it is; the rest is grouped by amount, to be converted one by one. */
const moneyOf = (amount: string): string =>
  `o.currency, o.rate_at_sale, CASE WHEN o.currency = ? THEN NULL ELSE ${amount} END AS each_amount,
   COUNT(*) AS amounts, SUM(${amount}) AS total`;
const BY_MONEY = ['o.currency', 'o.rate_at_sale', 'each_amount'].join(', ');

/**
 * Adds up what was sold, by SQL over orders. Each order is turned into the default currency by itself, at its own rate
 * and rounded once, so that days, vendors and periods add up to the same.
 */
@Injectable()
export class Sales {
  constructor(
    private readonly database: Database,
    private readonly currencies: Currencies,
  ) {}

  /** Sales by day of a period, of one vendor or of all; days without any are left out. */
  async byDay(period: Period, vendorId: number | null): Promise<Map<string, Sold>> {
    const rows = await this.group<{ day: string }>(
      'SUBSTR(CAST(o.placed_at AS CHAR), 1, 10)',
      'day',
      period,
      vendorId,
    );
    return this.folded(rows, (row) => row.day);
  }

  /** Sales by vendor of a period. */
  async byVendor(period: Period): Promise<Map<number, Sold>> {
    const rows = await this.group<{ vendor_id: number }>('o.vendor_id', 'vendor_id', period, null);
    return this.folded(rows, (row) => row.vendor_id);
  }

  /** What sold best in a period, by money; the name is the one it was last sold under. */
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

/** All of a period together. */
export function totalOf(sold: Iterable<Sold>): Sold {
  const parts = [...sold];
  return { sales: sum(parts.map((part) => part.sales)), orders: sum(parts.map((part) => part.orders)) };
}
