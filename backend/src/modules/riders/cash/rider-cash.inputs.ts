import { ApiProperty } from '@nestjs/swagger';
import type { HandOverRiderCash } from '@stoa/contracts';
import { IsInt, Matches, Max, Min } from 'class-validator';
import { IsId, IsOptionalText, IsRequestKey } from '../../../kernel/http';

/** Body of `handOverRiderCash`. */
export class HandOverRiderCashInput implements HandOverRiderCash {
  @IsId()
  rider_id!: number;

  /** Minor units of `currency`. */
  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt()
  @Min(1)
  @Max(1_000_000_000_000)
  amount!: number;

  @ApiProperty({ example: 'USD' })
  @Matches(/^[A-Z]{3}$/, { message: 'must be the code of a currency' })
  currency!: string;

  @IsOptionalText(250)
  note?: string | null;

  @IsRequestKey()
  request_key?: string;
}
