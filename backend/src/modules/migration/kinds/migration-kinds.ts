import { Injectable } from '@nestjs/common';
import type { ShopMigrationKind } from '@stoa/contracts';
import { AddressesKind } from './addresses-kind';
import { CouponsKind } from './coupons-kind';
import { CustomersKind } from './customers-kind';
import { HistoricalOrdersKind } from './historical-orders-kind';
import type { MigrationKind } from './migration-kind';
import { ContentPagesKind, NewsesKind } from './page-kinds';
import { ProductPathsKind, RedirectsKind } from './redirect-kinds';
import { ReviewsKind } from './reviews-kind';

/** All kinds of records that can be moved, by name. */
@Injectable()
export class MigrationKinds {
  private readonly all: Readonly<Record<ShopMigrationKind, MigrationKind>>;

  constructor(
    customers: CustomersKind,
    addresses: AddressesKind,
    content_pages: ContentPagesKind,
    newses: NewsesKind,
    coupons: CouponsKind,
    historical_orders: HistoricalOrdersKind,
    reviews: ReviewsKind,
    redirects: RedirectsKind,
    product_paths: ProductPathsKind,
  ) {
    this.all = {
      customers,
      addresses,
      content_pages,
      newses,
      coupons,
      historical_orders,
      reviews,
      redirects,
      product_paths,
    } as unknown as Record<ShopMigrationKind, MigrationKind>;
  }

  named(kind: ShopMigrationKind): MigrationKind {
    return this.all[kind];
  }
}
