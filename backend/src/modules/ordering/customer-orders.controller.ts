import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CustomerOrder, CustomerOrderRow } from '@stoa/contracts';
import type { Actor, Caller } from '../../kernel/access';
import { From, Me, SignedIn } from '../../kernel/access';
import { CustomerOrders } from './customer-orders';

/** A customer's own orders (specification §7.7). */
@ApiTags('web orders')
@SignedIn('customer')
@Controller('backend/api/web')
export class CustomerOrdersController {
  constructor(private readonly orders: CustomerOrders) {}

  @Get('customer_orders')
  customerOrders(@Me() actor: Actor, @From() caller: Caller): Promise<CustomerOrderRow[]> {
    return this.orders.list(actor, caller.language);
  }

  @Get('order_detail/:id')
  orderDetail(@Param('id') id: string, @Me() actor: Actor, @From() caller: Caller): Promise<CustomerOrder> {
    return this.orders.one(id, actor, caller.language);
  }
}
