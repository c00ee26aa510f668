import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue';
import { LocalisationModule } from '../../localisation';
import { SettingsModule } from '../../settings';
import { BookedSalesModule } from '../sales/booked-sales.module';
import { CustomerReport } from './customer-report';
import { OrderReport } from './order-report';
import { ProductReport } from './product-report';
import { AdminReportsController, VendorReportsController } from './reports.controllers';
import { SaleReport } from './sale-report';
import { ShowReport } from './show-report';

/** Sales, customer, product and order reports for a period, with comparison and export. */
@Module({
  imports: [BookedSalesModule, CatalogueModule, LocalisationModule, SettingsModule],
  controllers: [AdminReportsController, VendorReportsController],
  providers: [SaleReport, CustomerReport, ProductReport, OrderReport, ShowReport],
})
export class ReportsModule {}
