import { ApiProperty } from '@nestjs/swagger';
import type { PriceAlerts } from '@stoa/contracts';
import { IsBoolean } from 'class-validator';

/** Body of `setPriceAlerts`. */
export class SetPriceAlertsInput implements PriceAlerts {
  @ApiProperty()
  @IsBoolean()
  is_on!: boolean;
}
