import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { CreatePayoutRequest, CreateRiderPayoutRequest } from '@stoa/contracts';
import { PAYOUT_METHODS, type PayoutMethod } from '@stoa/contracts';
import { IsIn, IsInt, IsOptional, IsPositive, IsString, Matches, Max } from 'class-validator';
import { IsId, IsOptionalText } from '../../kernel/http';
import { ShownInput } from '../../kernel/resource';

const MAX = 1_000_000_000_000;

/** Body of a state change: the list's filter, and notes. */
export class MovePayoutInput extends ShownInput {
  @IsOptionalText(120)
  reference?: string | null;

  @IsOptionalText(1000)
  reason?: string | null;
}

/** Body of `createPayoutRequest`. */
export class CreatePayoutRequestInput implements CreatePayoutRequest {
  /** Minor units of the shop's default currency. */
  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt()
  @IsPositive()
  @Max(MAX)
  amount!: number;

  @ApiPropertyOptional({ enum: PAYOUT_METHODS })
  @IsOptional()
  @IsIn(PAYOUT_METHODS)
  method?: PayoutMethod;

  /** An IBAN, an account number, or the e-mail address of a PayPal account; by default the vendor's bank account. */
  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @IsString()
  @Matches(/^[^\s].{2,118}[^\s]$/, { message: 'must be an account of 4 to 120 characters' })
  destination?: string | null;
}

/** Body of `createRiderPayoutRequest`; it goes to the rider's bank account. */
export class CreateRiderPayoutRequestInput implements CreateRiderPayoutRequest {
  @IsId()
  rider_id!: number;

  /** Minor units of the shop's default currency. */
  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt()
  @IsPositive()
  @Max(MAX)
  amount!: number;
}
