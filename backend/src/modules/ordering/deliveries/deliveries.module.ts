import { Module } from '@nestjs/common';
import { ResourceModule } from '../../../kernel/resource';
import { CatalogueModule } from '../../catalogue';
import { InventoryModule } from '../../inventory';
import { LocalisationModule } from '../../localisation';
import { OrderingModule } from '../ordering.module';
import { AssignRider } from './assign-rider';
import { AssignmentStore } from './assignment.store';
import { DeliveriesController } from './deliveries.controller';
import { GetRiderShipping } from './get-rider-shipping';
import { ListRiderChoices } from './list-rider-choices';
import { RiderShippingPresenter } from './rider-shipping.presenter';
import { riderShipping } from './rider-shipping.resource';

/** Deliveries by riders. */
@Module({
  imports: [
    CatalogueModule,
    InventoryModule,
    LocalisationModule,
    OrderingModule,
    ResourceModule.forFeature(riderShipping),
  ],
  controllers: [DeliveriesController],
  providers: [AssignmentStore, AssignRider, GetRiderShipping, ListRiderChoices, RiderShippingPresenter],
})
export class DeliveriesModule {}
