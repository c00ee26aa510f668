import { ApiPropertyOptional, IntersectionType, PickType } from '@nestjs/swagger';
import type { OrderState, ReportGroup } from '@stoa/contracts';
import { ORDER_STATES, REPORT_GROUPS } from '@stoa/contracts';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { IsOptionalQueryId, IsOptionalText } from '../../../kernel/http';
import { ExportInput, ListQuery } from '../../../kernel/listing';
import { PeriodQuery } from '../dashboards/period.query';

class Rows extends PickType(ListQuery, ['sort', 'range']) {}

/** Query of a vendor's report; the period defaults to the last 30 days. */
export class SellerReportQuery extends IntersectionType(PeriodQuery, Rows) {
  /** How the sale report is grouped. */
  @ApiPropertyOptional({ enum: REPORT_GROUPS })
  @IsOptional()
  @IsIn(REPORT_GROUPS)
  group?: ReportGroup;

  /** Products in this category or its descendants; in the other reports, orders that contain one. */
  @IsOptionalQueryId()
  category_id?: number;

  @IsOptionalText(48)
  payment_method?: string;

  @ApiPropertyOptional({ enum: ORDER_STATES })
  @IsOptional()
  @IsIn(ORDER_STATES)
  state?: OrderState;

  @ApiPropertyOptional({ example: 'USD' })
  @IsOptional()
  @Matches(/^[A-Z]{3}$/, { message: 'must be the code of a currency' })
  currency?: string;

  @IsOptionalText(200)
  q?: string;
}

/** Query of an operator's report. */
export class ReportQuery extends SellerReportQuery {
  @IsOptionalQueryId()
  vendor_id?: number;
}

class FileFormat extends PickType(ExportInput, ['export', 'labels']) {}

/** Body of an operator's export: the report's own parameters and the format. */
export class ReportExport extends IntersectionType(ReportQuery, FileFormat) {}

/** Body of a vendor's export. */
export class SellerReportExport extends IntersectionType(SellerReportQuery, FileFormat) {}
