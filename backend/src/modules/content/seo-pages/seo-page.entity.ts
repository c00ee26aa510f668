import { RECORD_PAGES, SINGLE_PAGES } from '@stoa/contracts';
import { Entity } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Int, IsDefault, Media, Ref, Status, Text } from '../../../kernel/resource';
import { Vendor } from '../../vendors';

export const TARGET_TYPES = [...SINGLE_PAGES, ...RECORD_PAGES] as const;
export type TargetType = (typeof TARGET_TYPES)[number];
export const ROBOTS = ['index,follow', 'noindex,follow', 'index,nofollow', 'noindex,nofollow'] as const;

/** What one page says to search engines and previews. */
@Entity('seo_pages')
export class SeoPage extends BaseRecord {
  @Choice(TARGET_TYPES, { required: true })
  target_type!: TargetType;

  /** The record whose page it is; empty for pages that exist once. */
  @Int({ min: 1 })
  target_id!: number | null;

  /** Type and id together, as `product:7`: a page is described once. */
  @Text({ max: 64, required: true, unique: true, readOnly: true, writeOnly: true })
  target!: string;

  /** The vendor who describes it; the operator when empty. */
  @Ref(() => Vendor, { resource: 'vendors', onDelete: 'CASCADE' })
  vendor_id!: number | null;

  @Text({ max: 120, required: true, translated: true })
  meta_title!: string;

  @Text({ max: 320, translated: true })
  meta_description!: string | null;

  @Text({ max: 250, translated: true })
  keywords!: string | null;

  @Text({ max: 500, format: 'url' })
  canonical!: string | null;

  @Choice(ROBOTS, { default: 'index,follow' })
  robots!: (typeof ROBOTS)[number];

  @Media()
  og_image_id!: number | null;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;
}
