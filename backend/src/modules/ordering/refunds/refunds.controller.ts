import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { OrderRefund, Refundable, RefundPreview, RefundRow } from '@stoa/contracts';
import type { Actor, Caller } from '../../../kernel/access';
import { Allow, From, Me } from '../../../kernel/access';
import { IdPipe } from '../../../kernel/http';
import { GrantRefund } from './grant-refund';
import { PreviewRefundInput, RefundOrderInput, RefundToWalletInput } from './refund.inputs';
import { RefundToWallet } from './refund-to-wallet';

/** Refunds of parts of an order for one audience; not in the specification. */
function refundCalls(audience: 'admin' | 'vendor') {
  @ApiTags(`${audience} orders`)
  @Controller(`backend/api/${audience}`)
  class RefundsController {
    constructor(readonly grant: GrantRefund) {}

    /** What can still be refunded of an order. */
    @Allow(audience, 'orders.read')
    @Get('refundable/:order_id')
    refundable(@Param('order_id', IdPipe) id: number, @Me() actor: Actor): Promise<Refundable> {
      return this.grant.refundable(id, actor);
    }

    /** What a refund would pay to the buyer and take back from the vendor; shown to who inspects returns, too. */
    @Allow(audience, 'orders.read')
    @HttpCode(200)
    @Post('previewRefund')
    preview(@Body() input: PreviewRefundInput, @Me() actor: Actor): Promise<RefundPreview> {
      return this.grant.preview(input, actor);
    }

    /** Refunds items, shipping or the payment fee of an order; an operator pays the refund out. */
    @Allow(audience, 'orders.status')
    @HttpCode(200)
    @Post('refundOrder')
    refund(@Body() input: RefundOrderInput, @Me() actor: Actor): Promise<OrderRefund> {
      return this.grant.execute(input, actor);
    }
  }
  return RefundsController;
}

/** Refunds to wallets, which operators decide. */
@ApiTags('admin orders')
@Controller('backend/api/admin')
class WalletRefundsController {
  constructor(private readonly wallet: RefundToWallet) {}

  /** Pays a pending refund to the buyer's wallet. */
  @Allow('admin', 'refunds.status')
  @HttpCode(200)
  @Post('refundToWallet')
  refundToWallet(@Body() { refund_id }: RefundToWalletInput, @From() caller: Caller): Promise<RefundRow> {
    return this.wallet.execute(refund_id, caller);
  }
}

/** Controllers of refunds, for operators and vendors. */
export const refundsControllers = [refundCalls('admin'), refundCalls('vendor'), WalletRefundsController];
