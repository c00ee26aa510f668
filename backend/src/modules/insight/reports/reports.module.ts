import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue';
import { LocalisationModule } from '../../localisation';
import { CustomerReport } from './customer-report';
import { OrderReport } from './order-report';
import { ProductReport } from './product-report';
import { AdminReportsController, VendorReportsController } from './reports.controllers';
import { SaleReport } from './sale-report';
import { ShowReport } from './show-report';

/** What was sold, of what, to whom: for a period, to be read, compared and taken along. */
@Module({
  imports: [CatalogueModule, LocalisationModule],
  controllers: [AdminReportsController, VendorReportsController],
  providers: [SaleReport, CustomerReport, ProductReport, OrderReport, ShowReport],
})
export class ReportsModule {}
