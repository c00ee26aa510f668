import { BaseRecord } from '../../../kernel/database';
import {
  Flag,
  Int,
  IsDefault,
  LongText,
  Media,
  Slugged,
  Status,
  Text,
  Version,
} from '../../../kernel/resource';
import { SeoDescription, SeoTitle } from '../seo';

/** Base class of brands and manufacturers. */
export abstract class BrandBase extends BaseRecord {
  @Text({ max: 120, required: true, translated: true })
  name!: string;

  @Slugged({ from: 'name' })
  slug!: string;

  @Media()
  logo_id!: number | null;

  @LongText({ max: 4000, translated: true })
  description!: string | null;

  @Text({ max: 190, format: 'url' })
  website!: string | null;

  @SeoTitle()
  seo_title!: string | null;

  @SeoDescription()
  seo_description!: string | null;

  @Flag()
  is_featured!: boolean;

  @Int({ min: 0, max: 100_000, default: 0 })
  sort!: number;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @Version()
  version!: number;
}
