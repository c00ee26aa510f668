import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { CatalogueModule } from '../catalogue';
import { CustomersModule } from '../customers';
import { LedgerModule } from '../ledger';
import { LocalisationModule } from '../localisation';
import { OrderingModule } from '../ordering';
import { PaymentsModule } from '../payments';
import { SettingsModule } from '../settings';
import { ShippingModule } from '../shipping';
import { VendorsModule } from '../vendors';
import { BuildInvoice } from './build-invoice';
import { CheckSeries } from './check-series';
import { FollowOrders } from './follow-orders';
import { InvoiceData } from './invoice-data';
import { InvoicePresenter } from './invoice.presenter';
import {
  AdminInvoicesController,
  VendorInvoicesController,
  WebInvoicesController,
} from './invoices.controllers';
import { invoices } from './invoices.resource';
import { IssueCreditNote } from './issue-credit-note';
import { IssueInvoice } from './issue-invoice';
import { NumberSeries } from './number-series';
import { PrintInvoice } from './print/print-invoice';
import { PrintPackingSlips } from './print/print-packing-slips';
import { StoreLogos } from './print/store-logos';
import { StoreInvoice } from './store-invoice';

/** Invoices, credit notes and packing slips. */
@Module({
  imports: [
    ResourceModule.forFeature(invoices),
    CatalogueModule,
    CustomersModule,
    LedgerModule,
    LocalisationModule,
    OrderingModule,
    PaymentsModule,
    SettingsModule,
    ShippingModule,
    VendorsModule,
  ],
  controllers: [AdminInvoicesController, VendorInvoicesController, WebInvoicesController],
  providers: [
    BuildInvoice,
    CheckSeries,
    FollowOrders,
    InvoiceData,
    InvoicePresenter,
    IssueCreditNote,
    IssueInvoice,
    NumberSeries,
    PrintInvoice,
    PrintPackingSlips,
    StoreInvoice,
    StoreLogos,
  ],
})
export class InvoicingModule {}
