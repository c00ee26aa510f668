import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ImportOptions } from '@stoa/contracts';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { AreInputs, IsInput } from '../../kernel/http';

/** The target that a column is mapped to. */
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

/** Options of an import. */
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
  @AreInputs(() => ColumnInput, 500)
  columns!: ColumnInput[];

  @ApiPropertyOptional({ type: ImportOptionsInput })
  @IsOptional()
  @IsInput(() => ImportOptionsInput)
  options?: ImportOptionsInput;

  /** Operators only. */
  @ApiPropertyOptional({ type: Number, nullable: true })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  vendor_id?: number | null;
}
