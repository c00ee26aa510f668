import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { WebCoupon } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { From, Public } from '../../../kernel/access';
import { PublicCouponQuery } from './public-coupon.query';
import { PublicCoupons } from './public-coupons';

/** Public coupons for the storefront (specification §7.7). */
@ApiTags('web coupons')
@Public()
@Controller('backend/api/web')
export class CouponsController {
  constructor(private readonly coupons: PublicCoupons) {}

  @Get('fetch_coupons')
  fetchCoupons(@Query() query: PublicCouponQuery, @From() caller: Caller): Promise<WebCoupon[]> {
    return this.coupons.list(query, caller);
  }
}
