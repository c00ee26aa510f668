import { ApiProperty } from '@nestjs/swagger';
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

/** Maximum number of ids per request. */
const MAX = 500;

/** The ids to delete or restore. */
export class BulkInput {
  @ApiProperty({ type: 'array', items: { type: 'integer' }, maxItems: MAX })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX)
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
