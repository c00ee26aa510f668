import type { DynamicModule } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { AccessModule } from './kernel/access';
import { BulkModule } from './kernel/bulk';
import { CacheModule } from './kernel/cache';
import { Clock, ClockModule } from './kernel/clock';
import type { Config } from './kernel/config';
import { ConfigModule } from './kernel/config';
import { DatabaseModule } from './kernel/database';
import { EventsModule } from './kernel/events';
import { HealthModule } from './kernel/health';
import { InputChecks, InputChecksModule, FailureFilter, validationPipe } from './kernel/http';
import { I18nModule } from './kernel/i18n';
import { TranslationModule } from './kernel/translation';
import { LoggingModule } from './kernel/logging';
import { MailModule } from './kernel/mail';
import { OutboundModule } from './kernel/outbound';
import { PushModule } from './kernel/push';
import { QueueModule } from './kernel/queue';
import { RealtimeModule } from './kernel/realtime';
import { RedisModule } from './kernel/redis';
import { ResourceModule } from './kernel/resource';
import { SecretsModule } from './kernel/secrets';
import { StorageModule } from './kernel/storage';
import { AuditModule } from './modules/audit';
import { SettingsModule } from './modules/settings';
import { MediaModule } from './modules/media';
import { LocalisationModule } from './modules/localisation';
import { IdentityModule } from './modules/identity';
import { LedgerModule } from './modules/ledger';
import { CustomersModule } from './modules/customers';
import { RidersModule } from './modules/riders';
import { VendorsModule } from './modules/vendors';
import { TaxationModule } from './modules/taxation';

import { CatalogueModule } from './modules/catalogue';
import { InventoryModule, VariantStockModule } from './modules/inventory';
import { PricingModule } from './modules/pricing';
import { IndexedProductCountsModule, SearchModule } from './modules/search';
import { ContentModule } from './modules/content';
import { PaymentsModule } from './modules/payments';
import { PromotionsModule } from './modules/promotions';
import { MethodReachModule, ShippingModule } from './modules/shipping';
import { CommissionsModule } from './modules/commissions';
import { ShoppingModule } from './modules/shopping';
import { MessagingModule } from './modules/messaging';
import { DeliveriesModule, EarlierOrdersModule, OrderingModule } from './modules/ordering';
import { InvoicingModule, OrderInvoicesModule } from './modules/invoicing';
import { DisputeRefundsModule, DisputesModule } from './modules/disputes';
import { ReturnsModule } from './modules/returns';
import { ReviewsModule } from './modules/reviews';
import { QuestionsModule } from './modules/questions';
import { PayoutsModule } from './modules/payouts';
import { DashboardsModule, ReportsModule, StorefrontModule, VerificationModule } from './modules/insight';
import { WalletsModule } from './modules/wallets';
import { MigrationModule } from './modules/migration';
import { TransferModule } from './modules/transfer';
import { WebhooksModule } from './modules/webhooks';

const KERNEL = [
  LoggingModule,
  RedisModule,
  DatabaseModule,
  CacheModule,
  QueueModule,
  EventsModule,
  SecretsModule,
  StorageModule,
  MailModule,
  OutboundModule,
  PushModule,
  RealtimeModule,
  I18nModule,
  TranslationModule,
  AccessModule,
  InputChecksModule,
  ResourceModule,
  BulkModule,
  HealthModule,
];

/** The shop's modules in order of their layers. */
const MODULES = [
  AuditModule,
  SettingsModule,
  MediaModule,
  LocalisationModule,
  IdentityModule,
  LedgerModule,
  CustomersModule,
  RidersModule,
  VendorsModule,
  TaxationModule,
  CatalogueModule,
  InventoryModule,
  VariantStockModule,
  PricingModule,
  SearchModule,
  IndexedProductCountsModule,
  ContentModule,
  PaymentsModule,
  WalletsModule,
  PromotionsModule,
  ShippingModule,
  MethodReachModule,
  CommissionsModule,
  ShoppingModule,
  OrderingModule,
  EarlierOrdersModule,
  DeliveriesModule,
  InvoicingModule,
  OrderInvoicesModule,
  ReturnsModule,
  DisputeRefundsModule,
  DisputesModule,
  ReviewsModule,
  QuestionsModule,
  PayoutsModule,
  MessagingModule,
  StorefrontModule,
  VerificationModule,
  DashboardsModule,
  ReportsModule,
  TransferModule,
  MigrationModule,
  WebhooksModule,
];

/** The root module; every process loads all of it and runs the roles in its settings. */
@Module({})
export class AppModule {
  static forRoot(config: Config, clock = new Clock()): DynamicModule {
    return {
      module: AppModule,
      imports: [ConfigModule.forRoot(config), ClockModule.forRoot(clock), ...KERNEL, ...MODULES],
      providers: [
        { provide: APP_FILTER, useClass: FailureFilter },
        { provide: APP_PIPE, useFactory: validationPipe, inject: [InputChecks] },
      ],
    };
  }
}
