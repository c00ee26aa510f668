import { Module } from '@nestjs/common';
import { ResourceModule } from '../../../kernel/resource';
import { CatalogueModule } from '../../catalogue';
import { OrderingModule } from '../ordering.module';
import { AssignRider } from './assign-rider';
import { AssignmentStore } from './assignment.store';
import { DeliveriesController } from './deliveries.controller';
import { GetRiderShipping } from './get-rider-shipping';
import { RiderShippingPresenter } from './rider-shipping.presenter';
import { riderShipping } from './rider-shipping.resource';

/** How orders reach people: in the hands of riders. */
@Module({
  imports: [CatalogueModule, OrderingModule, ResourceModule.of(riderShipping)],
  controllers: [DeliveriesController],
  providers: [AssignmentStore, AssignRider, GetRiderShipping, RiderShippingPresenter],
})
export class DeliveriesModule {}
