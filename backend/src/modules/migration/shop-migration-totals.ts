import { Injectable } from '@nestjs/common';
import type { ShopMigrationTotals } from '@stoa/contracts';
import Big from 'big.js';
import { Database, type EntityClass } from '../../kernel/database';
import { Product, Variant } from '../catalogue';
import { ContentPage, News, Redirect } from '../content';
import { Customer } from '../customers';
import { HistoricalOrder } from '../ordering';
import { Coupon } from '../promotions';
import { Review } from '../reviews';
import { WaitingRecord } from './migrated-records.entity';

/** Counts what the shop contains, for comparison with the former shop's own figures. */
@Injectable()
export class ShopMigrationTotalsReader {
  constructor(private readonly database: Database) {}

  async read(): Promise<ShopMigrationTotals> {
    const count = (entity: EntityClass, where: object = {}): Promise<number> =>
      this.database.em.count(entity, { where });
    return {
      customers: await count(Customer, { is_guest: false }),
      products: await count(Product),
      variants: await count(Variant),
      historical_orders: await count(HistoricalOrder),
      ...(await this.orders()),
      reviews: await count(Review),
      review_mean: await this.mean(),
      coupons: await count(Coupon),
      content_pages: await count(ContentPage),
      newses: await count(News),
      redirects: await count(Redirect),
      waiting: await count(WaitingRecord),
    };
  }

  private async orders(): Promise<Pick<ShopMigrationTotals, 'order_totals' | 'orders_without_account'>> {
    const rows = await this.database.em
      .createQueryBuilder(HistoricalOrder, 'o')
      .select('o.currency', 'currency')
      .addSelect('COUNT(*)', 'orders')
      .addSelect('SUM(o.total)', 'total')
      .addSelect('SUM(CASE WHEN o.customer_id IS NULL THEN 1 ELSE 0 END)', 'strangers')
      .groupBy('o.currency')
      .orderBy('o.currency', 'ASC')
      .getRawMany<{ currency: string; orders: string; total: string; strangers: string }>();
    return {
      order_totals: rows.map(({ currency, orders, total }) => ({
        currency,
        count: Number(orders),
        total: Number(total),
      })),
      orders_without_account: rows.reduce((sum, { strangers }) => sum + Number(strangers), 0),
    };
  }

  private async mean(): Promise<string | null> {
    const row = await this.database.em
      .createQueryBuilder(Review, 'r')
      .select('COUNT(*)', 'reviews')
      .addSelect('SUM(r.rating)', 'stars')
      .where("r.status = 'approved'")
      .getRawOne<{ reviews: string; stars: string | null }>();
    const reviews = Number(row?.reviews ?? 0);
    return reviews === 0 ? null : new Big(Number(row?.stars ?? 0)).div(reviews).toFixed(2);
  }
}
