import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type {
  ImportDateOrder,
  ImportDelimiter,
  ImportEncoding,
  ImportOptions,
  ImportWeightUnit,
} from '@stoa/contracts';
import {
  IMPORT_DATE_ORDERS,
  IMPORT_DELIMITERS,
  IMPORT_ENCODINGS,
  IMPORT_WEIGHT_UNITS,
} from '@stoa/contracts';
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

  @ApiProperty()
  @IsBoolean()
  description_pictures!: boolean;

  @ApiProperty({ enum: ['refuse', 'draft'] })
  @IsIn(['refuse', 'draft'])
  unsupported!: 'refuse' | 'draft';

  @ApiProperty({ enum: ['products', 'stock'] })
  @IsIn(['products', 'stock'])
  scope!: 'products' | 'stock';
}

/** Body of `setImportLayout/{id}`: what is left out stays as it is. */
export class ImportLayoutInput {
  @ApiPropertyOptional({ enum: IMPORT_ENCODINGS })
  @IsOptional()
  @IsIn(IMPORT_ENCODINGS)
  encoding?: ImportEncoding;

  @ApiPropertyOptional({ enum: IMPORT_DELIMITERS })
  @IsOptional()
  @IsIn(IMPORT_DELIMITERS)
  delimiter?: ImportDelimiter;

  /** Name of a workbook's worksheet. */
  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(190)
  sheet?: string;

  @ApiPropertyOptional({ enum: ['.', ','] })
  @IsOptional()
  @IsIn(['.', ','])
  decimal_mark?: '.' | ',';

  @ApiPropertyOptional({ enum: IMPORT_DATE_ORDERS })
  @IsOptional()
  @IsIn(IMPORT_DATE_ORDERS)
  date_order?: ImportDateOrder;

  @ApiPropertyOptional({ enum: IMPORT_WEIGHT_UNITS })
  @IsOptional()
  @IsIn(IMPORT_WEIGHT_UNITS)
  weight_unit?: ImportWeightUnit;

  /** The shop's own currency, to take prices with other symbols as they are. */
  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(3)
  currency?: string;
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
