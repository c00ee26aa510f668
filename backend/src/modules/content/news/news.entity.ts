import { Entity } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import {
  Flag,
  Int,
  IsDefault,
  LongText,
  Media,
  Moment,
  Ref,
  RichText,
  Slugged,
  Status,
  Text,
  Version,
} from '../../../kernel/resource';
import { SeoDescription, SeoTitle } from '../../catalogue';

/** A category of blog posts. */
@Entity('news_categories')
export class NewsCategory extends BaseRecord {
  @Text({ max: 120, required: true, translated: true })
  name!: string;

  @Slugged({ from: 'name' })
  slug!: string;

  @Int({ min: 0, max: 10_000, default: 0 })
  sort!: number;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @Version()
  version!: number;
}

/** A blog post. */
@Entity('newses')
export class News extends BaseRecord {
  @Text({ max: 190, required: true, translated: true })
  title!: string;

  @Slugged({ from: 'title' })
  slug!: string;

  @LongText({ max: 500, translated: true })
  excerpt!: string | null;

  @RichText({ translated: true })
  body!: string | null;

  @Media()
  cover_id!: number | null;

  @Ref(() => NewsCategory, { resource: 'news_categories' })
  category_id!: number | null;

  @Text({ max: 120 })
  author!: string | null;

  /** Comma-separated tags. */
  @Text({ max: 250 })
  tags!: string | null;

  /** Publication date; unpublished while null. */
  @Moment()
  published_at!: Date | null;

  @Flag({ default: true })
  comments_enabled!: boolean;

  @SeoTitle()
  seo_title!: string | null;

  @SeoDescription()
  seo_description!: string | null;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @Version()
  version!: number;
}
