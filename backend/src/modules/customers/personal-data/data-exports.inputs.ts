import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

/** Machine-readable and human-readable formats. */
export const DATA_FORMATS = ['json', 'html'] as const;
export type DataFormat = (typeof DATA_FORMATS)[number];

/** Query of `data_export_file`. */
export class DataFileQuery {
  @ApiPropertyOptional({ enum: DATA_FORMATS, default: 'json' })
  @IsOptional()
  @IsIn(DATA_FORMATS)
  format?: DataFormat;
}
