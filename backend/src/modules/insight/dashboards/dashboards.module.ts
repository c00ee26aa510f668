import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue';
import { LocalisationModule } from '../../localisation';
import { OrderingModule } from '../../ordering';
import { DashboardsController } from './dashboards.controller';
import { Onboarding } from './onboarding';
import { Sales } from './sales';
import { ShopState } from './shop-state';
import { ShowDashboard } from './show-dashboard';

/** Dashboards of operators and vendors. */
@Module({
  imports: [CatalogueModule, LocalisationModule, OrderingModule],
  controllers: [DashboardsController],
  providers: [Onboarding, Sales, ShopState, ShowDashboard],
})
export class DashboardsModule {}
