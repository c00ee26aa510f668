import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PayoutBalance } from '@stoa/contracts';
import type { Actor, Caller } from '../../kernel/access';
import { Allow, From, Marketplace, Me } from '../../kernel/access';
import type { Page } from '../../kernel/http';
import { IdPipe } from '../../kernel/http';
import { OWN_VENDOR } from '../../kernel/resource';
import { MovePayout } from './move-payout';
import { PayoutBalances } from './payout-balances';
import { CreatePayoutRequestInput, CreateRiderPayoutRequestInput, MovePayoutInput } from './payout.inputs';
import { RequestPayout } from './request-payout';

/** Moves of payout requests and what a payer asks for its riders, for one audience (specification §7.6). */
function payouts(audience: 'admin' | 'vendor') {
  @ApiTags(`${audience} payouts`)
  @Controller(`backend/api/${audience}`)
  class PayoutsController {
    constructor(
      readonly moving: MovePayout,
      readonly request: RequestPayout,
    ) {}

    /** An operator moves any; a vendor can withdraw its own while nobody has decided. */
    @Allow(audience, 'payoutRequests.status')
    @Marketplace()
    @Put('updatePayoutRequestStatus/:a/:b')
    move(
      @Param('a', IdPipe) id: number,
      @Param('b') state: string,
      @Body() input: MovePayoutInput,
      @From() caller: Caller,
    ): Promise<Page> {
      return this.moving.ofVendor(id, state, input, caller);
    }

    @Allow(audience, 'riderPayoutRequests.status')
    @Put('updateRiderPayoutRequestStatus/:a/:b')
    moveRider(
      @Param('a', IdPipe) id: number,
      @Param('b') state: string,
      @Body() input: MovePayoutInput,
      @From() caller: Caller,
    ): Promise<Page> {
      return this.moving.ofRider(id, state, input, caller);
    }

    @Allow(audience, 'riderPayoutRequests.create')
    @HttpCode(200)
    @Post('createRiderPayoutRequest')
    requestForRider(@Body() input: CreateRiderPayoutRequestInput, @From() caller: Caller): Promise<object> {
      return this.request.ofRider(input, caller);
    }
  }
  return PayoutsController;
}

export const AdminPayoutsController = payouts('admin');
export const VendorPayoutsController = payouts('vendor');

/** What a vendor asks for itself (specification §7.8). */
@ApiTags('vendor payouts')
@Controller('backend/api/vendor')
export class PayoutRequestsController {
  constructor(
    private readonly request: RequestPayout,
    private readonly balances: PayoutBalances,
  ) {}

  /** Beside the specification's calls: what the vendor can ask for now. */
  @Allow('vendor', 'payoutRequests.read')
  @Get('getPayoutBalance')
  balance(@Me() actor: Actor): Promise<PayoutBalance> {
    return this.balances.of({ vendor_id: OWN_VENDOR.value(actor) });
  }

  @Allow('vendor', 'payoutRequests.create')
  @HttpCode(200)
  @Post('createPayoutRequest')
  create(@Body() input: CreatePayoutRequestInput, @From() caller: Caller): Promise<object> {
    return this.request.ofVendor(input, caller);
  }
}
