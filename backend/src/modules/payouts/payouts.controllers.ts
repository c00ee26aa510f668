import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PayoutWallet } from '@stoa/contracts';
import type { Actor, Caller } from '../../kernel/access';
import { Allow, From, Marketplace, Me, tenantOf } from '../../kernel/access';
import type { Page, RecordOf } from '../../kernel/http';
import { IdPipe } from '../../kernel/http';
import { MovePayout } from './move-payout';
import type { PayoutRequest } from './payout-request.entity';
import { CreatePayoutRequestInput, CreateRiderPayoutRequestInput, MovePayoutInput } from './payout.inputs';
import { RequestPayout } from './request-payout';
import { ShowWallet } from './show-wallet';
import type { RiderPayoutRequest } from './rider-payout-request.entity';

/** State changes of payout requests, and requests for riders, for one audience (specification §7.6). */
function payouts(audience: 'admin' | 'vendor') {
  @ApiTags(`${audience} payouts`)
  @Controller(`backend/api/${audience}`)
  class PayoutsController {
    constructor(
      readonly moving: MovePayout,
      readonly request: RequestPayout,
    ) {}

    /** Operators move any request; vendors can cancel their own while it is pending. */
    @Allow(audience, 'payoutRequests.status')
    @Marketplace()
    @Put('updatePayoutRequestStatus/:a/:b')
    move(
      @Param('a', IdPipe) id: number,
      @Param('b') state: string,
      @Body() input: MovePayoutInput,
      @From() caller: Caller,
    ): Promise<Page<RecordOf<PayoutRequest>>> {
      return this.moving.forVendor(id, state, input, caller);
    }

    @Allow(audience, 'riderPayoutRequests.status')
    @Put('updateRiderPayoutRequestStatus/:a/:b')
    moveRider(
      @Param('a', IdPipe) id: number,
      @Param('b') state: string,
      @Body() input: MovePayoutInput,
      @From() caller: Caller,
    ): Promise<Page<RecordOf<RiderPayoutRequest>>> {
      return this.moving.forRider(id, state, input, caller);
    }

    @Allow(audience, 'riderPayoutRequests.create')
    @HttpCode(200)
    @Post('createRiderPayoutRequest')
    requestForRider(
      @Body() input: CreateRiderPayoutRequestInput,
      @From() caller: Caller,
    ): Promise<RecordOf<RiderPayoutRequest>> {
      return this.request.forRider(input, caller);
    }
  }
  return PayoutsController;
}

export const AdminPayoutsController = payouts('admin');
export const VendorPayoutsController = payouts('vendor');

/** Payout requests of the vendor itself (specification §7.8). */
@ApiTags('vendor payouts')
@Controller('backend/api/vendor')
export class PayoutRequestsController {
  constructor(
    private readonly request: RequestPayout,
    private readonly wallet: ShowWallet,
  ) {}

  /** Not in the specification: the vendor's balance, the rules of payouts, and the next releases. */
  @Allow('vendor', 'payoutRequests.read')
  @Get('getPayoutBalance')
  balance(@Me() actor: Actor): Promise<PayoutWallet> {
    return this.wallet.execute(tenantOf(actor));
  }

  @Allow('vendor', 'payoutRequests.create')
  @HttpCode(200)
  @Post('createPayoutRequest')
  create(@Body() input: CreatePayoutRequestInput, @From() caller: Caller): Promise<RecordOf<PayoutRequest>> {
    return this.request.forVendor(input, caller);
  }
}
