import { Injectable } from '@nestjs/common';
import type { DashboardData, Figure } from '@stoa/contracts';
import type { Actor, Caller } from '../../../kernel/access';
import { hasPermission, tenantOf } from '../../../kernel/access';
import { In } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Translator } from '../../../kernel/i18n';
import { Product, ReferenceNames } from '../../catalogue';
import { Currencies } from '../../localisation';
import { Settings } from '../../settings';
import type { PeriodQuery } from './period.query';
import type { RequestedPeriod } from './period';
import { readPeriod } from './period';
import type { Sold } from './sales';
import { Sales, totalOf } from './sales';
import { ShopState } from './shop-state';

const TOP = 5;

/** Dashboard of the shop or of one vendor, compared with the previous period (specification §7.4), with what the reader may read. */
@Injectable()
export class ShowDashboard {
  constructor(
    private readonly sales: Sales,
    private readonly state: ShopState,
    private readonly currencies: Currencies,
    private readonly referenceNames: ReferenceNames,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly settings: Settings,
  ) {}

  /** For operators: the whole shop. */
  async forAdmin(query: PeriodQuery, actor: Actor, caller: Caller): Promise<DashboardData> {
    const period = await this.period(query);
    const [common, new_customers, top_vendors] = await Promise.all([
      this.common(period, null, actor, caller),
      hasPermission(actor, 'customers.read') ? this.newCustomers(period) : undefined,
      hasAll(actor, ['orders.read', 'vendors.read']) ? this.topVendors(period, caller.language) : undefined,
    ]);
    return { ...common, ...(new_customers && { new_customers }), ...(top_vendors && { top_vendors }) };
  }

  /** For vendors: the session's own tenant. */
  async forVendor(query: PeriodQuery, actor: Actor, caller: Caller): Promise<DashboardData> {
    return this.common(await this.period(query), tenantOf(actor), actor, caller);
  }

  private async period(query: PeriodQuery): Promise<RequestedPeriod> {
    return readPeriod(query, this.clock.now(), (await this.settings.general()).time_zone);
  }

  private async common(
    period: RequestedPeriod,
    vendorId: number | null,
    actor: Actor,
    caller: Caller,
  ): Promise<DashboardData> {
    const { language } = caller;
    const [sold, top_products, low] = await Promise.all([
      hasPermission(actor, 'orders.read') ? this.sold(period, vendorId, caller) : {},
      hasAll(actor, ['orders.read', 'products.read'])
        ? this.topProducts(period, vendorId, language)
        : undefined,
      hasPermission(actor, 'products.read') ? this.state.lowStock(vendorId, language) : {},
    ]);
    return {
      from: period.from,
      to: period.to,
      currency: this.currencies.default().code,
      ...sold,
      ...(top_products && { top_products }),
      ...low,
    };
  }

  /** Figures of orders. */
  private async sold(
    period: RequestedPeriod,
    vendorId: number | null,
    caller: Caller,
  ): Promise<Partial<DashboardData>> {
    const [byDay, before, states, latest_orders] = await Promise.all([
      this.sales.byDay(period, vendorId),
      this.sales.byDay(period.previous, vendorId),
      this.state.states(period, vendorId, caller.language),
      this.state.latestOrders(vendorId, caller),
    ]);
    const [value, previous] = [totalOf(byDay.values()), totalOf(before.values())];
    const figure = (of: (sold: Sold) => number): Figure => ({ value: of(value), previous: of(previous) });
    return {
      sales: figure((sold) => sold.sales),
      orders: figure((sold) => sold.orders),
      average_order: figure(({ sales, orders }) => (orders === 0 ? 0 : Math.round(sales / orders))),
      days: period.days.map((date) => ({ date, ...(byDay.get(date) ?? { sales: 0, orders: 0 }) })),
      states,
      latest_orders,
    };
  }

  private async newCustomers(period: RequestedPeriod): Promise<Figure> {
    const [value, previous] = await Promise.all([
      this.state.newCustomers(period),
      this.state.newCustomers(period.previous),
    ]);
    return { value, previous };
  }

  /** Top products with their current translated names; deleted ones keep the name from the order lines. */
  private async topProducts(
    period: RequestedPeriod,
    vendorId: number | null,
    language: string,
  ): Promise<NonNullable<DashboardData['top_products']>> {
    const rows = await this.sales.topProducts(period, vendorId, TOP);
    const products = await this.database.em.find(Product, {
      where: { id: In(rows.map((row) => row.id)) },
      select: { id: true, name: true },
    });
    const named = await this.translator.translate('products', products, language);
    const names = new Map(named.map((product) => [product.id, product.name]));
    return rows.map((row) => ({ ...row, name: names.get(row.id) ?? row.name }));
  }

  private async topVendors(
    period: RequestedPeriod,
    language: string,
  ): Promise<NonNullable<DashboardData['top_vendors']>> {
    const referenceNames = await this.referenceNames.in(language);
    const rows = [...(await this.sales.byVendor(period))].map(([id, sold]) => ({
      id,
      name: referenceNames.vendors.get(id)?.name ?? '',
      ...sold,
    }));
    return rows.sort((a, b) => b.sales - a.sales || a.id - b.id).slice(0, TOP);
  }
}

const hasAll = (actor: Actor, permissions: readonly string[]): boolean =>
  permissions.every((permission) => hasPermission(actor, permission));
