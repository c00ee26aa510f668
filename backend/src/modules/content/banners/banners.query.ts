import { ApiPropertyOptional } from '@nestjs/swagger';
import { TEMPLATES, type Template } from '@stoa/contracts';
import { IsIn, IsOptional } from 'class-validator';
import { IsOptionalText } from '../../../kernel/http';

/** Query of `web/banners`. */
export class BannersQuery {
  /** The template shown; defaults to the shop's. */
  @ApiPropertyOptional({ enum: TEMPLATES })
  @IsOptional()
  @IsIn(TEMPLATES)
  template?: Template;

  /** Id or slug of a vendor, for its banners; the shop's own otherwise. */
  @IsOptionalText(191)
  vendor?: string;
}
