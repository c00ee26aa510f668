import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { IsOptionalText } from '../../../kernel/http';

/** Query of `all_posts`. */
export class PostsQuery {
  @ApiPropertyOptional({ example: '1' })
  @IsOptional()
  @Matches(/^[1-9]\d{0,3}$/, { message: 'must be a page number from 1 to 9999' })
  page?: string;

  /** Slug of a blog category. */
  @IsOptionalText(191)
  category?: string;

  @IsOptionalText(60)
  tag?: string;
}
