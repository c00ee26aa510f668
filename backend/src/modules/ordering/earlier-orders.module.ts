import { Global, Module } from '@nestjs/common';
import { EarlierOrders } from '../promotions';
import { BuyerHistory } from './buyer-history';

/** Global, because coupons ask for earlier orders but must not depend on the ordering module. */
@Global()
@Module({
  providers: [BuyerHistory, { provide: EarlierOrders, useExisting: BuyerHistory }],
  exports: [EarlierOrders],
})
export class EarlierOrdersModule {}
