import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RiderChoice } from '@stoa/contracts';
import type { Actor, Caller } from '../../../kernel/access';
import { Allow, From, Me } from '../../../kernel/access';
import type { Page, RecordOf } from '../../../kernel/http';
import { IdPipe } from '../../../kernel/http';
import { AssignRider, AssignRiderInput } from './assign-rider';
import { ChangeDeliveryStatus, ChangeDeliveryStatusInput } from './change-delivery-status';
import { GetRiderShipping, RiderShippingQuery } from './get-rider-shipping';
import { ListRiderChoices } from './list-rider-choices';
import type { RiderAssignment } from './rider-assignment.entity';

/** Rider assignments, in addition to their resource routes (specification §7.6). */
@ApiTags('rider shipping')
@Controller('backend/api')
export class DeliveriesController {
  constructor(
    private readonly shipping: GetRiderShipping,
    private readonly assign: AssignRider,
    private readonly choices: ListRiderChoices,
    private readonly changing: ChangeDeliveryStatus,
  ) {}

  @Allow('admin', 'rider_shipping.read')
  @Get('admin/getRiderShipping')
  riderShipping(
    @Query() query: RiderShippingQuery,
    @From() caller: Caller,
  ): Promise<Page<RecordOf<RiderAssignment>>> {
    return this.shipping.execute(query, caller);
  }

  @Allow('vendor', 'rider_shipping.read')
  @Get('vendor/getRiderShipping')
  ownRiderShipping(
    @Query() query: RiderShippingQuery,
    @From() caller: Caller,
  ): Promise<Page<RecordOf<RiderAssignment>>> {
    return this.shipping.execute(query, caller);
  }

  @Allow('admin', 'rider_shipping.status')
  @Get('admin/riderChoices/:id')
  riderChoices(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<RiderChoice[]> {
    return this.choices.execute(id, actor);
  }

  @Allow('vendor', 'rider_shipping.status')
  @Get('vendor/riderChoices/:id')
  ownRiderChoices(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<RiderChoice[]> {
    return this.choices.execute(id, actor);
  }

  @Allow('admin', 'rider_shipping.status')
  @HttpCode(200)
  @Post('admin/assignRider')
  assignRider(@Body() input: AssignRiderInput, @From() caller: Caller): Promise<RecordOf<RiderAssignment>> {
    return this.assign.execute(input, caller);
  }

  @Allow('vendor', 'rider_shipping.status')
  @HttpCode(200)
  @Post('vendor/assignRider')
  assignOwnRider(
    @Body() input: AssignRiderInput,
    @From() caller: Caller,
  ): Promise<RecordOf<RiderAssignment>> {
    return this.assign.execute(input, caller);
  }

  @Allow('admin', 'rider_shipping.status')
  @HttpCode(200)
  @Post('admin/changeDeliveryStatus')
  changeStatus(
    @Body() input: ChangeDeliveryStatusInput,
    @From() caller: Caller,
  ): Promise<RecordOf<RiderAssignment>> {
    return this.changing.execute(input, caller);
  }

  @Allow('vendor', 'rider_shipping.status')
  @HttpCode(200)
  @Post('vendor/changeDeliveryStatus')
  changeOwnStatus(
    @Body() input: ChangeDeliveryStatusInput,
    @From() caller: Caller,
  ): Promise<RecordOf<RiderAssignment>> {
    return this.changing.execute(input, caller);
  }
}
