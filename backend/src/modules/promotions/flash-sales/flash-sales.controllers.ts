import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FlashSaleProducts, FlashSaleVariant } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Allow, From, Public } from '../../../kernel/access';
import { FlashSaleVariantQuery, FlashSaleVariants } from './flash-sale-variants';
import { ListFlashSales } from './list-flash-sales';

/** Flash sales for the storefront (specification §7.7). */
@ApiTags('web catalogue')
@Public()
@Controller('backend/api/web')
export class FlashSalesController {
  constructor(private readonly sales: ListFlashSales) {}

  @Get('flash_sale_products')
  flashSaleProducts(@From() caller: Caller): Promise<FlashSaleProducts> {
    return this.sales.execute(caller);
  }
}

/** Look-up of variants for a flash sale's items. */
@ApiTags('admin flash_sales')
@Controller('backend/api/admin')
export class FlashSaleVariantsController {
  constructor(private readonly variants: FlashSaleVariants) {}

  @Allow('admin', 'flash_sales.read')
  @Get('flash_sale_variants')
  flashSaleVariants(
    @Query() query: FlashSaleVariantQuery,
    @From() caller: Caller,
  ): Promise<FlashSaleVariant[]> {
    return this.variants.find(query, caller);
  }
}
