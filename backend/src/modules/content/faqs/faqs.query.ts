import { ApiPropertyOptional } from '@nestjs/swagger';
import { FAQ_GROUPS, type FaqGroup } from '@stoa/contracts';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { IsOptionalText } from '../../../kernel/http';

/** Query of `web/faqs`. */
export class FaqsQuery {
  /** Groups separated by commas; all of them when left out. */
  @ApiPropertyOptional({ type: String, example: 'shipping,returns' })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsIn(FAQ_GROUPS, { each: true })
  groups?: FaqGroup[];

  /** Id or slug of the vendor whose answers are asked for; the shop's own when left out. */
  @IsOptionalText(191)
  vendor?: string;
}
