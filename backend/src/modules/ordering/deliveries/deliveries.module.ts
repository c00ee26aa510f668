import { Module } from '@nestjs/common';
import { ResourceModule } from '../../../kernel/resource';
import { CatalogueModule } from '../../catalogue';
import { InventoryModule } from '../../inventory';
import { LedgerModule } from '../../ledger';
import { LocalisationModule } from '../../localisation';
import { PaymentsModule } from '../../payments';
import { SettingsModule } from '../../settings';
import { OrderingModule } from '../ordering.module';
import { AssignRider } from './assign-rider';
import { AssignmentStore } from './assignment.store';
import { CarryOrder } from './carry-order';
import { ChangeDeliveryStatus } from './change-delivery-status';
import { DeliveriesController } from './deliveries.controller';
import { GetRiderShipping } from './get-rider-shipping';
import { ListRiderChoices } from './list-rider-choices';
import { RiderCashLimit } from './rider-cash-limit';
import { MoveOwnDelivery } from './move-own-delivery';
import { OwnDeliveries } from './own-deliveries';
import { OwnDeliveriesController } from './own-deliveries.controller';
import { RiderShippingPresenter } from './rider-shipping.presenter';
import { riderShipping } from './rider-shipping.resource';
import { WithdrawOffers } from './withdraw-offers';

/** Deliveries by riders. */
@Module({
  imports: [
    CatalogueModule,
    InventoryModule,
    LedgerModule,
    LocalisationModule,
    OrderingModule,
    PaymentsModule,
    SettingsModule,
    ResourceModule.forFeature(riderShipping),
  ],
  controllers: [DeliveriesController, OwnDeliveriesController],
  providers: [
    AssignmentStore,
    AssignRider,
    CarryOrder,
    ChangeDeliveryStatus,
    GetRiderShipping,
    ListRiderChoices,
    RiderCashLimit,
    MoveOwnDelivery,
    OwnDeliveries,
    RiderShippingPresenter,
    WithdrawOffers,
  ],
})
export class DeliveriesModule {}
