import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CustomerHistoricalOrder, CustomerHistoricalOrderRow } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Me, SignedIn } from '../../../kernel/access';
import { IdPipe } from '../../../kernel/http';
import { CustomerHistoricalOrders } from './customer-historical-orders';

/** A customer's own orders of the former shop. */
@ApiTags('web orders')
@SignedIn('customer')
@Controller('backend/api/web')
export class CustomerHistoricalOrdersController {
  constructor(private readonly orders: CustomerHistoricalOrders) {}

  @Get('customer_historical_orders')
  list(@Me() actor: Actor): Promise<CustomerHistoricalOrderRow[]> {
    return this.orders.list(actor);
  }

  @Get('customer_historical_order/:id')
  one(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<CustomerHistoricalOrder> {
    return this.orders.one(id, actor);
  }
}
