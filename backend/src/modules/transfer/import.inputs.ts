import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ImportOptions } from '@stoa/contracts';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

/** What one column is taken for. */
export class ColumnInput {
  @ApiProperty()
  @IsString()
  @MaxLength(190)
  name!: string;

  @ApiProperty({ type: String, nullable: true })
  @ValidateIf((_, value) => value !== null)
  @IsString()
  @MaxLength(80)
  target!: string | null;
}

/** How a file is to be imported. */
export class ImportOptionsInput implements ImportOptions {
  @ApiProperty({ enum: ['update', 'skip'] })
  @IsIn(['update', 'skip'])
  existing!: 'update' | 'skip';

  @ApiProperty({ enum: ['draft', 'active'] })
  @IsIn(['draft', 'active'])
  status!: 'draft' | 'active';

  @ApiProperty({ enum: ['set', 'leave'] })
  @IsIn(['set', 'leave'])
  stock!: 'set' | 'leave';

  @ApiProperty()
  @IsBoolean()
  pictures!: boolean;
}

/** Body of `mapImport/{id}`: all columns in the order of the file. */
export class MapImportInput {
  @ApiProperty({ type: [ColumnInput] })
  @IsArray()
  @ArrayMaxSize(500)
  @ValidateNested({ each: true })
  @Type(() => ColumnInput)
  columns!: ColumnInput[];

  @ApiPropertyOptional({ type: ImportOptionsInput })
  @IsOptional()
  @ValidateNested()
  @Type(() => ImportOptionsInput)
  options?: ImportOptionsInput;

  /** Operators only. */
  @ApiPropertyOptional({ type: Number, nullable: true })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  vendor_id?: number | null;
}
