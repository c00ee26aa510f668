import { Global, Module } from '@nestjs/common';
import { DeliveryReach } from '../catalogue';
import { LocalisationModule } from '../localisation';
import { MethodReach } from './method-reach';
import { ShippingModule } from './shipping.module';

/** Global, because the catalogue, which asks, may not know who answers. */
@Global()
@Module({
  imports: [LocalisationModule, ShippingModule],
  providers: [MethodReach, { provide: DeliveryReach, useExisting: MethodReach }],
  exports: [DeliveryReach],
})
export class MethodReachModule {}
