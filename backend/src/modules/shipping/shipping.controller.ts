import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { WebShippingMethod } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { From, Public } from '../../kernel/access';
import { ListShippingMethods } from './list-shipping-methods';

/** Shipping endpoints of the storefront (specification §7.7). */
@ApiTags('web shipping')
@Controller('backend/api/web')
export class ShippingController {
  constructor(private readonly listShippingMethods: ListShippingMethods) {}

  @Public()
  @Get('allShippingMethods')
  allShippingMethods(@From() caller: Caller): Promise<WebShippingMethod[]> {
    return this.listShippingMethods.execute(caller);
  }
}
