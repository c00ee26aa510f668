import { RECORD_PAGES, SINGLE_PAGES } from '@stoa/contracts';
import { Entity } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import {
  Choice,
  Int,
  IsDefault,
  IsSuspended,
  Media,
  Ref,
  Status,
  Text,
  Version,
} from '../../../kernel/resource';
import { Vendor } from '../../vendors';

export const TARGET_TYPES = [...SINGLE_PAGES, ...RECORD_PAGES] as const;
export type TargetType = (typeof TARGET_TYPES)[number];
export const ROBOTS = ['index,follow', 'noindex,follow', 'index,nofollow', 'noindex,nofollow'] as const;

/** SEO and Open Graph metadata of one page. */
@Entity('seo_pages')
export class SeoPage extends BaseRecord {
  @Choice(TARGET_TYPES, { required: true })
  target_type!: TargetType;

  /** Id of the page's record; null for singleton pages. */
  @Int({ min: 1 })
  target_id!: number | null;

  /** Type and id, such as `product:7`; unique, so one entry per page. */
  @Text({ max: 64, required: true, unique: true, readOnly: true, writeOnly: true })
  target!: string;

  /** The vendor who owns the entry; null for operators. */
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

  @IsSuspended()
  is_suspended!: boolean;

  @Version()
  version!: number;
}
