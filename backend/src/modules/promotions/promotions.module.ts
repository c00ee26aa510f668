import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { CatalogueModule } from '../catalogue';
import { LocalisationModule } from '../localisation';
import { MediaModule } from '../media';
import { CouponScopes } from './coupon-scopes';
import { CouponStore } from './coupon.store';
import { CouponUses } from './coupon-uses';
import { Coupons } from './coupons';
import { CouponsController } from './coupons.controller';
import { coupons } from './coupons.resource';
import { flashSales, ListFlashSales } from './flash-sales';
import { FlashSalePresenter } from './flash-sales/flash-sale.presenter';
import { FlashSaleStore } from './flash-sales/flash-sale.store';
import { FlashSaleVariants } from './flash-sales/flash-sale-variants';
import { FlashSalesController, FlashSaleVariantsController } from './flash-sales/flash-sales.controllers';
import { PublicCoupons } from './public-coupons';

/** What makes goods cheaper. */
@Module({
  imports: [ResourceModule.of(coupons, flashSales), CatalogueModule, LocalisationModule, MediaModule],
  controllers: [CouponsController, FlashSalesController, FlashSaleVariantsController],
  providers: [
    CouponScopes,
    CouponStore,
    CouponUses,
    Coupons,
    FlashSaleStore,
    FlashSalePresenter,
    FlashSaleVariants,
    ListFlashSales,
    PublicCoupons,
  ],
  exports: [Coupons, CouponUses, ListFlashSales],
})
export class PromotionsModule {}
