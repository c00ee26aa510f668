import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { OrderRecord } from '@stoa/contracts';
import type { Actor, Caller, ConsoleAudience } from '../../../kernel/access';
import { Allow, From, Me } from '../../../kernel/access';
import { IdPipe } from '../../../kernel/http';
import { OrderPresenter } from '../order.presenter';
import { CreateShipment } from './create-shipment';
import { CreateShipmentInput, UpdateShipmentInput, UpdateShipmentStatusInput } from './shipment.inputs';
import { UpdateShipment } from './update-shipment';
import { UpdateShipmentStatus } from './update-shipment-status';

/** Shipments for one audience; each call returns the changed order. */
function shipmentCalls(audience: ConsoleAudience) {
  @ApiTags(`${audience} orders`)
  @Controller(`backend/api/${audience}`)
  class ShipmentsController {
    constructor(
      readonly creating: CreateShipment,
      readonly updating: UpdateShipment,
      readonly moving: UpdateShipmentStatus,
      readonly presenter: OrderPresenter,
    ) {}

    @Allow(audience, 'orders.status')
    @HttpCode(200)
    @Post('createShipment')
    async create(
      @Body() input: CreateShipmentInput,
      @Me() actor: Actor,
      @From() caller: Caller,
    ): Promise<OrderRecord> {
      return this.presenter.one(await this.creating.execute(input, actor), caller);
    }

    @Allow(audience, 'orders.status')
    @Put('updateShipment/:id')
    async update(
      @Param('id', IdPipe) id: number,
      @Body() input: UpdateShipmentInput,
      @Me() actor: Actor,
      @From() caller: Caller,
    ): Promise<OrderRecord> {
      return this.presenter.one(await this.updating.execute(id, input, actor), caller);
    }

    @Allow(audience, 'orders.status')
    @Put('updateShipmentStatus/:id/:status')
    async updateStatus(
      @Param('id', IdPipe) id: number,
      @Param('status') status: string,
      @Body() input: UpdateShipmentStatusInput,
      @Me() actor: Actor,
      @From() caller: Caller,
    ): Promise<OrderRecord> {
      return this.presenter.one(await this.moving.execute(id, status, input, actor), caller);
    }
  }
  return ShipmentsController;
}

export const AdminShipmentsController = shipmentCalls('admin');
export const VendorShipmentsController = shipmentCalls('vendor');
