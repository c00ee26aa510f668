import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CustomerOrder, Reordered } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { From, Public } from '../../kernel/access';
import { CancelOrder } from './cancel-order';
import { CancelOrderInput, ReorderInput } from './own-orders.inputs';
import { Reorder } from './reorder';

/** Cancelling and reordering by buyers: customers by session, guests by access token. */
@ApiTags('web orders')
@Public()
@Controller('backend/api/web')
export class OwnOrdersController {
  constructor(
    private readonly cancel: CancelOrder,
    private readonly reordering: Reorder,
  ) {}

  @HttpCode(200)
  @Post('cancelOrder')
  cancelOrder(@Body() input: CancelOrderInput, @From() caller: Caller): Promise<CustomerOrder> {
    return this.cancel.execute(input, caller);
  }

  @HttpCode(200)
  @Post('reorder')
  reorder(@Body() input: ReorderInput, @From() caller: Caller): Promise<Reordered> {
    return this.reordering.execute(input, caller);
  }
}
