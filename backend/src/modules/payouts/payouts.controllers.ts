import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../kernel/access';
import { Allow, From } from '../../kernel/access';
import type { Page } from '../../kernel/http';
import { IdPipe } from '../../kernel/http';
import { MovePayout } from './move-payout';
import { CreatePayoutRequestInput, CreateRiderPayoutRequestInput, MovePayoutInput } from './payout.inputs';
import { RequestPayout } from './request-payout';

/** Payouts as operators handle them (specification §7.6). */
@ApiTags('admin payouts')
@Controller('backend/api/admin')
export class AdminPayoutsController {
  constructor(
    private readonly moving: MovePayout,
    private readonly request: RequestPayout,
  ) {}

  @Allow('admin', 'payoutRequests.status')
  @Put('updatePayoutRequestStatus/:a/:b')
  move(
    @Param('a', IdPipe) id: number,
    @Param('b') state: string,
    @Body() input: MovePayoutInput,
    @From() caller: Caller,
  ): Promise<Page> {
    return this.moving.ofVendor(id, state, input, caller);
  }

  @Allow('admin', 'riderPayoutRequests.status')
  @Put('updateRiderPayoutRequestStatus/:a/:b')
  moveRider(
    @Param('a', IdPipe) id: number,
    @Param('b') state: string,
    @Body() input: MovePayoutInput,
    @From() caller: Caller,
  ): Promise<Page> {
    return this.moving.ofRider(id, state, input, caller);
  }

  @Allow('admin', 'riderPayoutRequests.create')
  @HttpCode(200)
  @Post('createRiderPayoutRequest')
  requestForRider(@Body() input: CreateRiderPayoutRequestInput, @From() caller: Caller): Promise<object> {
    return this.request.ofRider(input, caller);
  }
}

/** A vendor's own payouts and those of its riders (specification §7.6, §7.8). */
@ApiTags('vendor payouts')
@Controller('backend/api/vendor')
export class VendorPayoutsController {
  constructor(
    private readonly moving: MovePayout,
    private readonly request: RequestPayout,
  ) {}

  @Allow('vendor', 'payoutRequests.create')
  @HttpCode(200)
  @Post('createPayoutRequest')
  create(@Body() input: CreatePayoutRequestInput, @From() caller: Caller): Promise<object> {
    return this.request.ofVendor(input, caller);
  }

  /** A vendor can withdraw what nobody has decided yet. */
  @Allow('vendor', 'payoutRequests.status')
  @Put('updatePayoutRequestStatus/:a/:b')
  move(
    @Param('a', IdPipe) id: number,
    @Param('b') state: string,
    @Body() input: MovePayoutInput,
    @From() caller: Caller,
  ): Promise<Page> {
    return this.moving.ofVendor(id, state, input, caller);
  }

  @Allow('vendor', 'riderPayoutRequests.status')
  @Put('updateRiderPayoutRequestStatus/:a/:b')
  moveRider(
    @Param('a', IdPipe) id: number,
    @Param('b') state: string,
    @Body() input: MovePayoutInput,
    @From() caller: Caller,
  ): Promise<Page> {
    return this.moving.ofRider(id, state, input, caller);
  }

  @Allow('vendor', 'riderPayoutRequests.create')
  @HttpCode(200)
  @Post('createRiderPayoutRequest')
  requestForRider(@Body() input: CreateRiderPayoutRequestInput, @From() caller: Caller): Promise<object> {
    return this.request.ofRider(input, caller);
  }
}
