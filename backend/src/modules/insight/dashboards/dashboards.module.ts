import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit';
import { CatalogueModule } from '../../catalogue';
import { ContentModule } from '../../content';
import { LocalisationModule } from '../../localisation';
import { SettingsModule } from '../../settings';
import { OrderingModule } from '../../ordering';
import { BookedSalesModule } from '../sales/booked-sales.module';
import { DashboardsController } from './dashboards.controller';
import { ListSetupSteps } from './list-setup-steps';
import { MarkSetupStep } from './mark-setup-step';
import { Onboarding } from './onboarding';
import { Sales } from './sales';
import { ShopState } from './shop-state';
import { ShowDashboard } from './show-dashboard';

/** Dashboards of operators and vendors. */
@Module({
  imports: [
    AuditModule,
    CatalogueModule,
    BookedSalesModule,
    ContentModule,
    LocalisationModule,
    OrderingModule,
    SettingsModule,
  ],
  controllers: [DashboardsController],
  providers: [ListSetupSteps, MarkSetupStep, Onboarding, Sales, ShopState, ShowDashboard],
})
export class DashboardsModule {}
