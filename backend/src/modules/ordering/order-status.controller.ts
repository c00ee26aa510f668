import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { OrderRecord } from '@stoa/contracts';
import type { Actor, Caller } from '../../kernel/access';
import { Allow, From, Me } from '../../kernel/access';
import { ChangeOrderStatus } from './change-order-status';
import { OrderPresenter } from './order.presenter';
import { ChangeOrderStatusInput } from './ordering.inputs';

/** Manual status changes; each returns the changed order (specification §7.4). */
@ApiTags('orders')
@Controller('backend/api')
export class OrderStatusController {
  constructor(
    private readonly change: ChangeOrderStatus,
    private readonly presenter: OrderPresenter,
  ) {}

  @Allow('admin', 'orders.status')
  @HttpCode(200)
  @Post('admin/changeOrderStatus')
  async changeOrderStatus(
    @Body() input: ChangeOrderStatusInput,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<OrderRecord> {
    return this.presenter.one(await this.change.execute(input, actor), caller);
  }

  @Allow('vendor', 'orders.status')
  @HttpCode(200)
  @Post('vendor/changeSellerOrderStatus')
  async changeSellerOrderStatus(
    @Body() input: ChangeOrderStatusInput,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<OrderRecord> {
    return this.presenter.one(await this.change.execute(input, actor), caller);
  }
}
