import { Global, Module } from '@nestjs/common';
import { DeliveryReach } from '../search';
import { LocalisationModule } from '../localisation';
import { MethodReach } from './method-reach';
import { ShippingModule } from './shipping.module';

/** Global, because the catalogue injects `DeliveryReach` and may not import this module. */
@Global()
@Module({
  imports: [LocalisationModule, ShippingModule],
  providers: [MethodReach, { provide: DeliveryReach, useExisting: MethodReach }],
  exports: [DeliveryReach],
})
export class MethodReachModule {}
