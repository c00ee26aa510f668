import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CouponOrder } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Allow, From } from '../../../kernel/access';
import { IdPipe, type Page } from '../../../kernel/http';
import { CouponOrdersQuery, ListCouponOrders } from './list-coupon-orders';

/** Orders of coupons for one audience; not in the specification. */
function couponOrders(audience: 'admin' | 'vendor') {
  @ApiTags(`${audience} coupons`)
  @Controller(`backend/api/${audience}`)
  class CouponOrdersController {
    constructor(readonly orders: ListCouponOrders) {}

    /** The orders that a coupon was used for, each with what the coupon takes off it. */
    @Allow(audience, 'orders.read')
    @Get('couponOrders/:coupon_id')
    couponOrders(
      @Param('coupon_id', IdPipe) id: number,
      @Query() query: CouponOrdersQuery,
      @From() caller: Caller,
    ): Promise<Page<CouponOrder, 'orders'>> {
      return this.orders.execute(id, query, caller);
    }
  }
  return CouponOrdersController;
}

/** Those of both consoles. */
export const couponOrdersControllers = [couponOrders('admin'), couponOrders('vendor')];
