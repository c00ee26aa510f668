import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { AuditModule } from '../audit';
import { CatalogueModule } from '../catalogue';
import { CustomersModule } from '../customers';
import { InventoryModule } from '../inventory';
import { MediaModule } from '../media';
import { OrderingModule } from '../ordering';
import { SettingsModule } from '../settings';
import { VendorsModule } from '../vendors';
import { CancelExchange } from './cancel-exchange';
import { CancelReturn } from './cancel-return';
import { ChangeReturnStatus } from './change-return-status';
import { CloseReturns } from './close-returns';
import { AdminReturnsController, VendorReturnsController } from './console-returns.controllers';
import { CustomerReturns } from './customer-returns';
import { CustomerReturnsController } from './customer-returns.controller';
import { EnforceDeadlines } from './enforce-deadlines';
import { InspectReturn } from './inspect-return';
import { MoveReturn } from './move-return';
import { OverrulableReturns } from './overrulable-returns';
import { RequestReturn } from './request-return';
import { ReturnData } from './return-data';
import { ReturnPictures } from './return-pictures';
import { ReturnPresenter } from './return.presenter';
import { ReturnStore } from './return.store';
import { ReturnView } from './return-view';
import { Returnable } from './returnable';
import { returns } from './returns.resource';
import { SendReturn } from './send-return';
import { SettleReturn } from './settle-return';
import { UsedUnits } from './used-units';

/** Returns of delivered items: request, decision, inspection and deadlines. */
@Module({
  imports: [
    AuditModule,
    CatalogueModule,
    CustomersModule,
    InventoryModule,
    MediaModule,
    OrderingModule,
    SettingsModule,
    VendorsModule,
    ResourceModule.forFeature(returns),
  ],
  controllers: [AdminReturnsController, CustomerReturnsController, VendorReturnsController],
  providers: [
    CancelExchange,
    CancelReturn,
    ChangeReturnStatus,
    CloseReturns,
    CustomerReturns,
    EnforceDeadlines,
    InspectReturn,
    MoveReturn,
    OverrulableReturns,
    RequestReturn,
    ReturnData,
    ReturnPictures,
    ReturnPresenter,
    ReturnStore,
    ReturnView,
    Returnable,
    SendReturn,
    SettleReturn,
    UsedUnits,
  ],
})
export class ReturnsModule {}
