import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { CustomersModule } from '../customers';
import { IdentityModule } from '../identity';
import { LocalisationModule } from '../localisation';
import { OrderingModule } from '../ordering';
import { SettingsModule } from '../settings';
import { DiscardMigrationFiles } from './discard-migration-files';
import { AddressDrafts } from './kinds/address-drafts';
import { AddressesKind } from './kinds/addresses-kind';
import { CouponsKind } from './kinds/coupons-kind';
import { CustomersKind } from './kinds/customers-kind';
import { FindProduct } from './kinds/find-product';
import { HistoricalOrdersKind } from './kinds/historical-orders-kind';
import { MigrationKinds } from './kinds/migration-kinds';
import { ContentPagesKind, NewsesKind } from './kinds/page-kinds';
import { ProductPathsKind, RedirectsKind } from './kinds/redirect-kinds';
import { ReviewsKind } from './kinds/reviews-kind';
import { ValidatedStore } from './kinds/validated-store';
import { MigrationData } from './migration-data';
import { MoveShopMigration } from './move-shop-migration';
import { ReceiveShopMigration } from './receive-shop-migration';
import { InviteCustomersJob } from './running/invite-job';
import { JoinWaiting } from './running/join-waiting';
import { MigrationJob } from './running/migration-job';
import { SaveRecord } from './running/save-record';
import { SaveRecords } from './running/save-records';
import { UndoMigrationJob } from './running/undo-job';
import { SetMigrationFile } from './set-migration-file';
import { ShopMigrationIssues } from './shop-migration-issues';
import { ShopMigrationPresenter } from './shop-migration.presenter';
import { ShopMigrationTotalsReader } from './shop-migration-totals';
import { ShopMigrationMovesController, ShopMigrationsController } from './shop-migrations.controllers';
import { shopMigrations } from './shop-migrations.resource';

const CALLS = [ReceiveShopMigration, SetMigrationFile, MoveShopMigration];
const READS = [ShopMigrationIssues, ShopMigrationPresenter, ShopMigrationTotalsReader];
const RUNNING = [MigrationJob, SaveRecords, SaveRecord, JoinWaiting, UndoMigrationJob, InviteCustomersJob];
const KINDS = [
  MigrationKinds,
  ValidatedStore,
  AddressDrafts,
  FindProduct,
  CustomersKind,
  AddressesKind,
  ContentPagesKind,
  NewsesKind,
  CouponsKind,
  HistoricalOrdersKind,
  ReviewsKind,
  RedirectsKind,
  ProductPathsKind,
];

/** Migrates a whole shop from another system: customers, order history, reviews, coupons, pages and redirects. */
@Module({
  imports: [
    ResourceModule.forFeature(shopMigrations),
    CustomersModule,
    IdentityModule,
    LocalisationModule,
    OrderingModule,
    SettingsModule,
  ],
  controllers: [ShopMigrationsController, ShopMigrationMovesController],
  providers: [...CALLS, ...READS, ...RUNNING, ...KINDS, DiscardMigrationFiles, MigrationData],
})
export class MigrationModule {}
