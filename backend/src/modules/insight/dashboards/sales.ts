import { Injectable } from '@nestjs/common';
import { asSqlMoment, Database, placeholders } from '../../../kernel/database';
import { convert, sum } from '../../../kernel/money';
import { Currencies } from '../../localisation';
import { dayIn } from '../../ledger';
import { DailySales, type NamedSales } from '../sales/daily-sales';
import { NO_SALE } from '../sale-states';
import type { Period } from './period';

/** `2026-11-25` and `2026-11-25 17:30`. */
const [DAY_LENGTH, MINUTE_LENGTH] = [10, 16];
const NOT_SOLD = placeholders(NO_SALE);

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
 * Sales figures. Revenue is what the books say: sales on the day when they were booked, less what was cancelled or
 * refunded on a day, in the default currency at the rates of the sales. Orders are counted by when they were placed.
 */
@Injectable()
export class Sales {
  constructor(
    private readonly database: Database,
    private readonly currencies: Currencies,
    private readonly booked: DailySales,
  ) {}

  /** Sales by day, of one vendor or of all; days without any are omitted. */
  async byDay(period: Period, vendorId: number | null): Promise<Map<string, Sold>> {
    // As long a start of the time as does not span two days of the shop's time zone.
    const moment = `SUBSTR(CAST(o.placed_at AS CHAR), 1, ${period.timeZone === 'UTC' ? DAY_LENGTH : MINUTE_LENGTH})`;
    const [revenue, counts] = await Promise.all([
      this.booked.byDay({ ...period, vendor_id: vendorId }),
      this.counts<string>(moment, period, vendorId),
    ]);
    const days = counts.map(([name, orders]): [string, number] => [dayOf(name, period.timeZone), orders]);
    return combined(revenue, days, this.currencies.default().code);
  }

  /** Sales by vendor id. */
  async byVendor(period: Period): Promise<Map<number, Sold>> {
    const [revenue, counts] = await Promise.all([
      this.booked.byVendor(period),
      this.counts<number>('o.vendor_id', period, null),
    ]);
    return combined(revenue, counts, this.currencies.default().code);
  }

  /** Number of orders that stand, by the time when they were placed or by vendor. */
  private async counts<K>(by: string, period: Period, vendorId: number | null): Promise<[K, number][]> {
    const { where, values } = conditions(period, vendorId);
    const rows: { name: K; orders: number | string }[] = await this.database.em.query(
      `SELECT ${by} AS name, COUNT(*) AS orders FROM orders o WHERE ${where} GROUP BY ${by}`,
      values,
    );
    return rows.map(({ name, orders }) => [name, Number(orders)]);
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
    const salesByProduct = new Map<number, { id: number; name: string; quantity: number; sales: number }>();
    for (const row of rows) {
      const { id, name } = row;
      const product = salesByProduct.get(id) ?? { id, name, quantity: 0, sales: 0 };
      const sales = sum([product.sales, this.inDefault(row)]);
      salesByProduct.set(id, { ...product, sales, quantity: product.quantity + Number(row.quantity) });
    }
    return [...salesByProduct.values()].sort((a, b) => b.sales - a.sales || a.id - b.id).slice(0, count);
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

/** Day of the shop's time zone; SQL gives the UTC day of a shop in UTC, else the UTC minute. */
function dayOf(moment: string, timeZone: string): string {
  if (moment.length === DAY_LENGTH) return moment;
  return dayIn(new Date(`${moment.replace(' ', 'T')}:00.000Z`), timeZone);
}

function combined<K>(
  booked: readonly NamedSales<K>[],
  counts: readonly [K, number][],
  home: string,
): Map<K, Sold> {
  const salesByKey = new Map<K, Sold>();
  for (const { name, currency, total, exchanged } of booked) {
    const before = salesByKey.get(name)?.sales ?? 0;
    salesByKey.set(name, { sales: sum([before, currency === home ? total : exchanged]), orders: 0 });
  }
  for (const [key, orders] of counts) {
    const former = salesByKey.get(key) ?? { sales: 0, orders: 0 };
    salesByKey.set(key, { ...former, orders: former.orders + orders });
  }
  return salesByKey;
}

/** Sum of several sales figures. */
export function totalOf(sold: Iterable<Sold>): Sold {
  const parts = [...sold];
  return { sales: sum(parts.map((part) => part.sales)), orders: sum(parts.map((part) => part.orders)) };
}
