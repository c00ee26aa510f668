import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { TRANSFER_FORMATS, type TransferFormat, type TransferRequest } from '@stoa/contracts';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
} from 'class-validator';

/** Maximum number of transfers in a file. */
const MAX = 500;

/** Body of `exportPayoutTransfers`: which requests to pay, by default all that are approved. */
export class TransferInput implements TransferRequest {
  @ApiProperty({ enum: TRANSFER_FORMATS })
  @IsIn(TRANSFER_FORMATS)
  format!: TransferFormat;

  @ApiPropertyOptional({ type: 'array', items: { type: 'integer' }, maxItems: MAX })
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(2_147_483_647, { each: true })
  ids?: number[];
}
