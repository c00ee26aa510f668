import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PriceAlerts } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Limited, Me, Public, SignedIn } from '../../../kernel/access';
import { SetPriceAlertsInput } from './price-alerts.inputs';
import { SetPriceAlerts } from './set-price-alerts';

/** Endpoints to turn price alerts for the wish list on and off. */
@ApiTags('web wish list')
@Controller('backend/api/web')
export class PriceAlertsController {
  constructor(private readonly alerts: SetPriceAlerts) {}

  @SignedIn('customer')
  @Get('price_alerts')
  priceAlerts(@Me() actor: Actor): Promise<PriceAlerts> {
    return this.alerts.state(actor);
  }

  @SignedIn('customer')
  @Limited('price_alerts')
  @HttpCode(200)
  @Post('setPriceAlerts')
  setPriceAlerts(@Body() { is_on }: SetPriceAlertsInput, @Me() actor: Actor): Promise<PriceAlerts> {
    return this.alerts.execute(is_on, actor);
  }

  @Public()
  @Get('price_alerts/:token')
  byLink(@Param('token') token: string): Promise<PriceAlerts> {
    return this.alerts.byLink(token);
  }

  @Public()
  @HttpCode(200)
  @Post('price_alerts/cancel/:token')
  cancel(@Param('token') token: string): Promise<PriceAlerts> {
    return this.alerts.endByLink(token);
  }
}
