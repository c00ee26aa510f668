import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { OwnDelivery } from '@stoa/contracts';
import type { Actor, Caller } from '../../../kernel/access';
import { From, Limited, Me, SignedIn } from '../../../kernel/access';
import { MoveOwnDelivery, MoveOwnDeliveryInput } from './move-own-delivery';
import { OwnDeliveries } from './own-deliveries';

/** A rider's own deliveries. */
@ApiTags('rider deliveries')
@Controller('backend/api/rider')
export class OwnDeliveriesController {
  constructor(
    private readonly own: OwnDeliveries,
    private readonly moving: MoveOwnDelivery,
  ) {}

  @SignedIn('rider')
  @Get('deliveries')
  list(@Me() { id }: Actor, @From() caller: Caller): Promise<OwnDelivery[]> {
    return this.own.list(id, caller);
  }

  /** The changed delivery, alone in its list. */
  @SignedIn('rider')
  @Limited('rider_call')
  @HttpCode(200)
  @Post('moveDelivery')
  async move(
    @Body() input: MoveOwnDeliveryInput,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<OwnDelivery[]> {
    return this.own.present([await this.moving.execute(input, actor)], caller);
  }
}
