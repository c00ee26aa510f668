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

/** Records that one request may name. */
const MOST = 500;

/** The records that are to be deleted or restored. */
export class BulkInput {
  @ApiProperty({ type: 'array', items: { type: 'integer' }, maxItems: MOST })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(2_147_483_647, { each: true })
  ids!: number[];
}

/** The status, or the state, that several records are to have. */
export class BulkStatusInput extends BulkInput {
  @ApiProperty()
  @IsString()
  @MinLength(1)
  @MaxLength(32)
  status!: string;
}
