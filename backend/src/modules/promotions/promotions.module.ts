import { Module } from '@nestjs/common';
import { ResourceModule } from '../../kernel/resource';
import { CatalogueModule } from '../catalogue';
import { PricingModule } from '../pricing';
import { SearchModule } from '../search';
import { LocalisationModule } from '../localisation';
import { MediaModule } from '../media';
import { VendorsModule } from '../vendors';
import { CouponPresenter } from './coupons/coupon.presenter';
import { CouponScopes } from './coupons/coupon-scopes';
import { CouponStore } from './coupons/coupon.store';
import { CouponUses } from './coupons/coupon-uses';
import { CouponVendors } from './coupons/coupon-vendors';
import { Coupons } from './coupons/coupons';
import { CouponsController } from './coupons/coupons.controller';
import { coupons } from './coupons/coupons.resource';
import { flashSales, ListFlashSales } from './flash-sales';
import { FlashSalePresenter } from './flash-sales/flash-sale.presenter';
import { FlashSaleStore } from './flash-sales/flash-sale.store';
import { FlashSaleVariants } from './flash-sales/flash-sale-variants';
import { FlashSalesController, FlashSaleVariantsController } from './flash-sales/flash-sales.controllers';
import { PublicCoupons } from './coupons/public-coupons';

/** Coupons and flash sales. */
@Module({
  imports: [
    ResourceModule.forFeature(coupons, flashSales),
    CatalogueModule,
    PricingModule,
    SearchModule,
    LocalisationModule,
    MediaModule,
    VendorsModule,
  ],
  controllers: [CouponsController, FlashSalesController, FlashSaleVariantsController],
  providers: [
    CouponPresenter,
    CouponScopes,
    CouponStore,
    CouponUses,
    CouponVendors,
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
