import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ADJUSTABLE_ACCOUNTS,
  type CreateLedgerAdjustment,
  type LedgerAccount,
  type ReverseLedgerAdjustment,
} from '@stoa/contracts';
import { ArrayMinSize, IsIn, IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { AreInputs, IsFilled, IsId, IsRequestKey, IsUndefinable } from '../../../kernel/http';

const MAX = 1_000_000_000_000;
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** A vendor gets 10.00 that the platform writes off. */
const EXAMPLE = [
  { account: 'write_offs', debit: 1000 },
  { account: 'vendor_available', owner: '7', credit: 1000 },
];

/** One side of an adjustment. */
export class AdjustmentLineInput {
  @ApiProperty({ enum: ADJUSTABLE_ACCOUNTS })
  @IsIn(ADJUSTABLE_ACCOUNTS)
  account!: LedgerAccount;

  /** Id of the vendor, rider or customer, or the gateway's driver; left out for the platform's own accounts. */
  @ApiPropertyOptional({ type: 'string', example: '7' })
  @IsUndefinable()
  @IsString()
  @Matches(/^[a-z0-9_]{0,32}$/, { message: 'must be an id or the name of a gateway' })
  owner?: string;

  /** Minor units. */
  @ApiPropertyOptional({ type: 'integer', minimum: 0 })
  @IsUndefinable()
  @IsInt()
  @Min(0)
  @Max(MAX)
  debit?: number;

  /** Minor units. */
  @ApiPropertyOptional({ type: 'integer', minimum: 0 })
  @IsUndefinable()
  @IsInt()
  @Min(0)
  @Max(MAX)
  credit?: number;
}

/** Body of `createLedgerAdjustment`. */
export class CreateLedgerAdjustmentInput implements CreateLedgerAdjustment {
  @ApiProperty({ example: 'USD' })
  @Matches(/^[A-Z]{3}$/, { message: 'must be the code of a currency' })
  currency!: string;

  /** A day in the shop's time zone that is not closed; by default the day on which it is posted. */
  @ApiPropertyOptional({ type: 'string', nullable: true, example: '2026-11-25' })
  @IsOptional()
  @Matches(DAY, { message: 'must be a day, such as 2026-11-25' })
  day?: string | null;

  @IsFilled(250)
  reason!: string;

  @ApiProperty({ type: () => [AdjustmentLineInput], minItems: 2, maxItems: 50, example: EXAMPLE })
  @AreInputs(() => AdjustmentLineInput, 50)
  @ArrayMinSize(2)
  lines!: AdjustmentLineInput[];

  @IsRequestKey()
  request_key?: string;
}

/** Body of `reverseLedgerAdjustment`. */
export class ReverseLedgerAdjustmentInput implements ReverseLedgerAdjustment {
  @IsId()
  ledger_adjustment_id!: number;

  @IsFilled(250)
  reason!: string;
}
