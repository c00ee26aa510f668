import { ApiPropertyOptional, IntersectionType, PickType } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { ExportInput } from '../../../kernel/listing';

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const MESSAGE = 'must be a day, such as 2026-11-25';

/** Period of a statement: days in the shop's time zone, inclusive; by default this month until today. */
export class StatementQuery {
  @ApiPropertyOptional({ example: '2026-11-01' })
  @IsOptional()
  @Matches(DAY, { message: MESSAGE })
  from?: string;

  @ApiPropertyOptional({ example: '2026-11-30' })
  @IsOptional()
  @Matches(DAY, { message: MESSAGE })
  to?: string;
}

class FileFormat extends PickType(ExportInput, ['export', 'labels']) {}

/** Body of a statement's export: the period and the format. */
export class StatementExport extends IntersectionType(StatementQuery, FileFormat) {}
