import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { OrderRecord } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Allow, From } from '../../kernel/access';
import { HandleOrder } from './handle-order';
import { ChangeOrderStatusInput } from './ordering.inputs';

/** Moving orders by hand (specification §7.4). */
@ApiTags('orders')
@Controller('backend/api')
export class OrderStatusController {
  constructor(private readonly handle: HandleOrder) {}

  @Allow('admin', 'orders.status')
  @HttpCode(200)
  @Post('admin/changeOrderStatus')
  changeOrderStatus(@Body() input: ChangeOrderStatusInput, @From() caller: Caller): Promise<OrderRecord> {
    return this.handle.execute(input, caller);
  }

  @Allow('vendor', 'orders.status')
  @HttpCode(200)
  @Post('vendor/changeSellerOrderStatus')
  changeSellerOrderStatus(
    @Body() input: ChangeOrderStatusInput,
    @From() caller: Caller,
  ): Promise<OrderRecord> {
    return this.handle.execute(input, caller);
  }
}
