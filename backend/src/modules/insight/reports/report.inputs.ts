import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import type { OrderState, ReportGroup } from '@stoa/contracts';
import { ORDER_STATES, REPORT_GROUPS } from '@stoa/contracts';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import type { ExportFormat } from '../../../kernel/export';
import { EXPORT_FORMATS, ExportLabels } from '../../../kernel/export';

/** What a vendor can ask a report for: days are UTC, both included; the last thirty when none are named. */
export class SellerReportQuery {
  @ApiPropertyOptional({ example: '2026-01-01' })
  @IsOptional()
  @IsString()
  @MaxLength(10)
  from?: string;

  @ApiPropertyOptional({ example: '2026-01-31' })
  @IsOptional()
  @IsString()
  @MaxLength(10)
  to?: string;

  /** How the sale report is grouped. */
  @ApiPropertyOptional({ enum: REPORT_GROUPS })
  @IsOptional()
  @IsIn(REPORT_GROUPS)
  group?: ReportGroup;

  /** Products of this category and those below it; of the other reports, orders that hold one. */
  @ApiPropertyOptional({ type: 'integer' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  category_id?: number;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(48)
  payment_method?: string;

  @ApiPropertyOptional({ enum: ORDER_STATES })
  @IsOptional()
  @IsIn(ORDER_STATES)
  state?: OrderState;

  @ApiPropertyOptional({ example: 'USD' })
  @IsOptional()
  @Matches(/^[A-Z]{3}$/, { message: 'must be the code of a currency' })
  currency?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(200)
  q?: string;

  @ApiPropertyOptional({ example: '["total","DESC"]' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  sort?: string;

  @ApiPropertyOptional({ example: '[0,24]' })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  range?: string;
}

/** What an operator can ask a report for. */
export class ReportQuery extends SellerReportQuery {
  @ApiPropertyOptional({ type: 'integer' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  vendor_id?: number;
}

class FileWish {
  @ApiProperty({ enum: EXPORT_FORMATS })
  @IsIn(EXPORT_FORMATS)
  export!: ExportFormat;

  @ApiPropertyOptional({ type: ExportLabels })
  @IsOptional()
  @ValidateNested()
  @Type(() => ExportLabels)
  labels?: ExportLabels;
}

/** Body of an operator's export: the report's own parameters and the format. */
export class ReportExport extends IntersectionType(ReportQuery, FileWish) {}

/** Body of a vendor's export. */
export class SellerReportExport extends IntersectionType(SellerReportQuery, FileWish) {}
