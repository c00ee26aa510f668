import { Entity } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import {
  Choice,
  Int,
  IsDefault,
  Moment,
  RichText,
  Slugged,
  Status,
  Text,
  Version,
} from '../../../kernel/resource';
import { SeoDescription, SeoTitle } from '../../catalogue';

/** Footer columns that can link to a page. */
export const FOOTER_GROUPS = ['help', 'about', 'selling', 'legal'] as const;

/** Base class of content pages. */
abstract class Page extends BaseRecord {
  @Text({ max: 160, required: true, translated: true })
  title!: string;

  @Slugged({ from: 'title' })
  slug!: string;

  @RichText({ translated: true })
  body!: string | null;

  /** Publication date; unpublished while null. */
  @Moment()
  published_at!: Date | null;

  @Choice(FOOTER_GROUPS)
  footer_group!: (typeof FOOTER_GROUPS)[number] | null;

  @SeoTitle()
  seo_title!: string | null;

  @SeoDescription()
  seo_description!: string | null;

  @Int({ min: 0, max: 10_000, default: 0 })
  sort!: number;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @Version()
  version!: number;
}

/** A content page of the storefront. */
@Entity('content_pages')
export class ContentPage extends Page {}

/** A content page of the mobile application. */
@Entity('content_application_pages')
export class ContentApplicationPage extends Page {}
