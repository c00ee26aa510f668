import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { LocalisationModule } from '../localisation';
import { CouponStore } from './coupon.store';
import { Coupons } from './coupons';
import { coupons } from './coupons.resource';

/** What makes goods cheaper. */
@Module({
  imports: [ResourceModule.of(coupons), LocalisationModule],
  providers: [CouponStore, Coupons],
  exports: [Coupons],
})
export class PromotionsModule {}
