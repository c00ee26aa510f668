import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CustomerReturn, OrderReturns } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor, Caller } from '../../kernel/access';
import { From, Limited, Me, Public, SignedIn } from '../../kernel/access';
import { IdPipe, TakesFilesFromGuests } from '../../kernel/http';
import { CancelExchange } from './cancel-exchange';
import { CancelReturn } from './cancel-return';
import { CustomerReturns } from './customer-returns';
import { RequestReturn } from './request-return';
import { readReturn, RETURN_FORM } from './return-form';
import { CancelReturnInput, FindOrderReturnsInput, SendReturnInput } from './return.inputs';
import { SendReturn } from './send-return';

/** Returns by buyers: customers by session, guests by access token. */
@ApiTags('web returns')
@Controller('backend/api/web')
export class CustomerReturnsController {
  constructor(
    private readonly returns: CustomerReturns,
    private readonly requesting: RequestReturn,
    private readonly cancelling: CancelReturn,
    private readonly exchanges: CancelExchange,
    private readonly sending: SendReturn,
  ) {}

  @SignedIn('customer')
  @Get('customer_returns')
  list(@Me() actor: Actor, @From() { language }: Caller): Promise<CustomerReturn[]> {
    return this.returns.list(actor, language);
  }

  @SignedIn('customer')
  @Get('customer_return/:id')
  one(
    @Param('id', IdPipe) id: number,
    @Me() actor: Actor,
    @From() { language }: Caller,
  ): Promise<CustomerReturn> {
    return this.returns.one(id, actor, language);
  }

  @Public()
  @HttpCode(200)
  @Post('order_returns')
  ofOrder(@Body() input: FindOrderReturnsInput, @From() caller: Caller): Promise<OrderReturns[]> {
    return this.returns.ofGroup(input, caller);
  }

  @Public()
  @TakesFilesFromGuests(RETURN_FORM, 'application/json')
  @Limited('return_request')
  @HttpCode(200)
  @Post('requestReturn')
  async request(@Req() request: FastifyRequest, @From() caller: Caller): Promise<OrderReturns> {
    return this.requesting.execute(await readReturn(request), caller);
  }

  @Public()
  @HttpCode(200)
  @Post('cancelReturn')
  cancel(@Body() input: CancelReturnInput, @From() caller: Caller): Promise<OrderReturns> {
    return this.cancelling.execute(input, caller);
  }

  @Public()
  @HttpCode(200)
  @Post('cancelExchange')
  cancelExchange(@Body() input: CancelReturnInput, @From() caller: Caller): Promise<OrderReturns> {
    return this.exchanges.execute(input, caller);
  }

  @Public()
  @HttpCode(200)
  @Post('sendReturn')
  send(@Body() input: SendReturnInput, @From() caller: Caller): Promise<OrderReturns> {
    return this.sending.execute(input, caller);
  }
}
