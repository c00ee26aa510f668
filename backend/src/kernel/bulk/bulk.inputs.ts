import { ApiProperty } from '@nestjs/swagger';
import { MAX_BULK } from '@stoa/contracts';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';

/** The ids to delete or restore. */
export class BulkInput {
  @ApiProperty({ type: 'array', items: { type: 'integer' }, maxItems: MAX_BULK })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_BULK)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(2_147_483_647, { each: true })
  ids!: number[];
}

/** The status or state to set. */
export class BulkStatusInput extends BulkInput {
  @ApiProperty()
  @IsString()
  @MinLength(1)
  @MaxLength(32)
  status!: string;
}
