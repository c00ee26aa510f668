import { ApiPropertyOptional } from '@nestjs/swagger';
import { TEMPLATES, type Template } from '@stoa/contracts';
import { IsIn, IsOptional } from 'class-validator';
import { IsOptionalText } from '../../../kernel/http';

/** Query of `web/banners`. */
export class BannersQuery {
  /** The template that is looked at; the shop's own when left out. */
  @ApiPropertyOptional({ enum: TEMPLATES })
  @IsOptional()
  @IsIn(TEMPLATES)
  template?: Template;

  /** Id or slug of the vendor whose banners are asked for; the shop's own when left out. */
  @IsOptionalText(191)
  vendor?: string;
}
