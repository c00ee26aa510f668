import { ApiPropertyOptional } from '@nestjs/swagger';
import { FAQ_GROUPS, type FaqGroup } from '@stoa/contracts';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { IsOptionalText } from '../../../kernel/http';

/** Query of `web/faqs`. */
export class FaqsQuery {
  /** Comma-separated groups; all when omitted. */
  @ApiPropertyOptional({ type: String, example: 'shipping,returns' })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsIn(FAQ_GROUPS, { each: true })
  groups?: FaqGroup[];

  /** Id or slug of a vendor, for its FAQs; the shop's own otherwise. */
  @IsOptionalText(191)
  vendor?: string;
}
