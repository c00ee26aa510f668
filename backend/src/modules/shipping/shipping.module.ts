import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { LocalisationModule } from '../localisation';
import { CreateShippingMethod } from './create-shipping-method';
import { ListShippingMethods } from './list-shipping-methods';
import { Quotes } from './quotes';
import { ShippingMethodStore } from './shipping-method.store';
import { ShippingMethods } from './shipping-methods';
import { shippingMethods } from './shipping-methods.resource';
import { ShippingController } from './shipping.controller';
import { DistanceCalculator } from './distances';

/** Shipping methods, quotes and distances. */
@Module({
  imports: [ResourceModule.forFeature(shippingMethods), LocalisationModule],
  controllers: [ShippingController],
  providers: [
    CreateShippingMethod,
    ListShippingMethods,
    Quotes,
    ShippingMethods,
    ShippingMethodStore,
    DistanceCalculator,
  ],
  exports: [CreateShippingMethod, Quotes, ShippingMethods],
})
export class ShippingModule {}
