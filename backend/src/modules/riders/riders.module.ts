import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { DeliveryPeople } from './delivery-people';
import { RiderPresenter } from './rider.presenter';
import { RiderStore } from './rider.store';
import { RidersController } from './riders.controller';
import { riders } from './riders.resource';
import { UpdateRiderCommission } from './update-rider-commission';

/** Riders and their commission. */
@Module({
  imports: [IdentityModule, MediaModule, ResourceModule.forFeature(riders)],
  controllers: [RidersController],
  providers: [DeliveryPeople, RiderPresenter, RiderStore, UpdateRiderCommission],
})
export class RidersModule {}
