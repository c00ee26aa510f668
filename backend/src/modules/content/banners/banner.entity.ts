import { TEMPLATES } from '@stoa/contracts';
import { BaseRecord } from '../../../kernel/database';
import {
  Choice,
  Int,
  IsDefault,
  IsSuspended,
  Media,
  Moment,
  Ref,
  Status,
  Text,
  Version,
} from '../../../kernel/resource';
import { Vendor } from '../../vendors';

export const LINK_TYPES = ['none', 'url', 'product', 'category', 'brand', 'vendor', 'page'] as const;
export type LinkType = (typeof LINK_TYPES)[number];

/** Base class of banners; each kind adds its placements. */
export abstract class Banner extends BaseRecord {
  @Text({ max: 120, required: true, translated: true })
  title!: string;

  @Text({ max: 250, translated: true })
  subtitle!: string | null;

  /** Button label. */
  @Text({ max: 40, translated: true })
  action!: string | null;

  @Media()
  image_id!: number | null;

  @Media()
  mobile_image_id!: number | null;

  /** CSS colour or gradient behind the picture. */
  @Text({ max: 200 })
  background!: string | null;

  @Choice(LINK_TYPES, { default: 'none' })
  link_type!: LinkType;

  /** A URL for `url`, else the slug of the linked record. */
  @Text({ max: 500 })
  link_value!: string | null;

  /** The only template that shows it; null for all. */
  @Choice(TEMPLATES)
  template!: (typeof TEMPLATES)[number] | null;

  @Int({ min: 0, max: 10_000, default: 0 })
  sort!: number;

  @Moment()
  starts_at!: Date | null;

  @Moment()
  ends_at!: Date | null;

  /** The vendor whose store shows it; null for the shop itself. */
  @Ref(() => Vendor, { resource: 'vendors', onDelete: 'CASCADE' })
  vendor_id!: number | null;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @IsSuspended()
  is_suspended!: boolean;

  @Version()
  version!: number;
}
