import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RequestedStockNotice, StockNoticeShown } from '@stoa/contracts';
import type { Actor, Caller } from '../../../kernel/access';
import { From, Limited, Me, Public, SignedIn } from '../../../kernel/access';
import { AnswerStockNotice } from './answer-stock-notice';
import { OwnStockNotices } from './own-stock-notices';
import { RequestStockNotice } from './request-stock-notice';
import { AskStockNoticeInput, CancelStockNoticeInput } from './stock-notices.inputs';

/** Endpoints to request, confirm and cancel back-in-stock notices. */
@ApiTags('web stock notices')
@Controller('backend/api/web')
export class StockNoticesController {
  constructor(
    private readonly request: RequestStockNotice,
    private readonly answers: AnswerStockNotice,
    private readonly own: OwnStockNotices,
  ) {}

  @Public()
  @Limited('stock_notice')
  @HttpCode(200)
  @Post('ask_stock_notice')
  askStockNotice(@Body() input: AskStockNoticeInput, @From() caller: Caller): Promise<RequestedStockNotice> {
    return this.request.execute(input, caller);
  }

  @Public()
  @Get('stock_notice/:token')
  stockNotice(@Param('token') token: string, @From() caller: Caller): Promise<StockNoticeShown> {
    return this.answers.show(token, caller);
  }

  @Public()
  @HttpCode(200)
  @Post('stock_notice/confirm/:token')
  confirm(@Param('token') token: string, @From() caller: Caller): Promise<StockNoticeShown> {
    return this.answers.execute(token, 'waiting', caller);
  }

  @Public()
  @HttpCode(200)
  @Post('stock_notice/cancel/:token')
  cancel(@Param('token') token: string, @From() caller: Caller): Promise<StockNoticeShown> {
    return this.answers.execute(token, 'cancelled', caller);
  }

  @SignedIn('customer')
  @Get('stock_notices')
  stockNotices(@Me() actor: Actor, @From() caller: Caller): Promise<StockNoticeShown[]> {
    return this.own.list(actor, caller);
  }

  @SignedIn('customer')
  @HttpCode(200)
  @Post('cancel_stock_notice')
  cancelStockNotice(
    @Body() { variant_id }: CancelStockNoticeInput,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<StockNoticeShown[]> {
    return this.own.cancel(variant_id, actor, caller);
  }
}
