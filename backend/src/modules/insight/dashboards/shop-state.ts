import { Injectable } from '@nestjs/common';
import type { DashboardData, OrderRow } from '@stoa/contracts';
import { ORDER_STATES } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { asSqlMoment, Database } from '../../../kernel/database';
import { Translator } from '../../../kernel/i18n';
import { availableOf, LowStock, variantStatusSql, ReferenceNames } from '../../catalogue';
import { Order, OrderLabels, OrderPresenter } from '../../ordering';
import type { Period } from './period';

const LOW_STOCK_ROWS = 10;
const LATEST_ORDERS = 8;

interface LowRow extends Pick<
  NonNullable<DashboardData['low_stock']>[number],
  'variant_id' | 'name' | 'sku'
> {
  /** Product id, for translating the name. */
  id: number;
  option_key: string;
  on_hand: number;
  reserved: number;
}

/** Current state for the dashboard: orders by state, low stock, latest orders, new customers. */
@Injectable()
export class ShopState {
  constructor(
    private readonly database: Database,
    private readonly labels: OrderLabels,
    private readonly presenter: OrderPresenter,
    private readonly low: LowStock,
    private readonly referenceNames: ReferenceNames,
    private readonly translator: Translator,
  ) {}

  /** Number of orders by state; states without orders are omitted. */
  async states(
    period: Period,
    vendorId: number | null,
    language: string,
  ): Promise<NonNullable<DashboardData['states']>> {
    const labels = await this.labels.in(language);
    const rows: { state: string; count: number | string }[] = await this.database.em.query(
      `SELECT state, COUNT(*) AS count FROM orders
        WHERE placed_at >= ? AND placed_at < ?${bound(vendorId)} GROUP BY state`,
      [...moments(period), ...one(vendorId)],
    );
    const counts = new Map(rows.map((row) => [row.state, Number(row.count)]));
    return ORDER_STATES.filter((state) => counts.has(state)).map((state) => ({
      state,
      label: labels.find(state),
      count: counts.get(state) ?? 0,
    }));
  }

  /** Variants of active products that are out of or low in stock, lowest first, and their total number. */
  async lowStock(
    vendorId: number | null,
    language: string,
  ): Promise<Pick<DashboardData, 'low_stock' | 'low_stock_total'>> {
    const scope = vendorId === null ? '' : ' AND v.vendor_id = ?';
    const scarce = `FROM variants v JOIN products p ON p.id = v.product_id
        WHERE p.status = 'active' AND p.deleted_at IS NULL AND v.deleted_at IS NULL
          AND ${variantStatusSql('?')} IN ('out', 'low')${scope}`;
    const values = [await this.low.getThreshold(), ...one(vendorId)];
    const { em } = this.database;
    const [counted]: { count: number | string }[] = await em.query(
      `SELECT COUNT(*) AS count ${scarce}`,
      values,
    );
    const rows: LowRow[] = await em.query(
      `SELECT v.product_id AS id, v.id AS variant_id, p.name, v.sku, v.option_key, v.on_hand, v.reserved ${scarce}
        ORDER BY v.on_hand - v.reserved, v.id LIMIT ${LOW_STOCK_ROWS}`,
      values,
    );
    const names = await this.referenceNames.in(language);
    const named = await this.translator.translate('products', rows, language);
    const low_stock = named.map(({ id, variant_id, name, sku, option_key, ...level }) => ({
      product_id: id,
      variant_id,
      name,
      sku,
      available: availableOf(level),
      options: names.options(option_key).map(({ value }) => value),
    }));
    return { low_stock, low_stock_total: Number(counted?.count ?? 0) };
  }

  async latestOrders(vendorId: number | null, caller: Caller): Promise<OrderRow[]> {
    const where = vendorId === null ? {} : { vendor_id: vendorId };
    const order = { placed_at: 'DESC', id: 'DESC' } as const;
    return this.presenter.rows(
      await this.database.em.find(Order, { where, order, take: LATEST_ORDERS }),
      caller,
    );
  }

  /** Number of customers who registered in a period; guests excluded. */
  async newCustomers(period: Period): Promise<number> {
    const [row]: { count: number | string }[] = await this.database.em.query(
      'SELECT COUNT(*) AS count FROM customers WHERE created_at >= ? AND created_at < ? AND is_guest = 0 AND deleted_at IS NULL',
      moments(period),
    );
    return Number(row?.count ?? 0);
  }
}

function moments({ start, end }: Period): string[] {
  return [asSqlMoment(start), asSqlMoment(end)];
}

function bound(vendorId: number | null): string {
  return vendorId === null ? '' : ' AND vendor_id = ?';
}

function one(vendorId: number | null): number[] {
  return vendorId === null ? [] : [vendorId];
}
