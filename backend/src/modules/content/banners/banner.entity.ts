import { TEMPLATES } from '@stoa/contracts';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Int, IsDefault, Media, Moment, Ref, Status, Text } from '../../../kernel/resource';
import { Vendor } from '../../vendors';

export const LINK_TYPES = ['none', 'url', 'product', 'category', 'brand', 'vendor', 'page'] as const;
export type LinkType = (typeof LINK_TYPES)[number];

/** What all kinds of banner have in common; each kind adds the places it can stand in (domain §4). */
export abstract class Banner extends BaseRecord {
  @Text({ max: 120, required: true, translated: true })
  title!: string;

  @Text({ max: 250, translated: true })
  subtitle!: string | null;

  /** Words on the button. */
  @Text({ max: 40, translated: true })
  action!: string | null;

  @Media()
  image_id!: number | null;

  @Media()
  mobile_image_id!: number | null;

  /** A colour or gradient of CSS behind the picture. */
  @Text({ max: 200 })
  background!: string | null;

  @Choice(LINK_TYPES, { default: 'none' })
  link_type!: LinkType;

  /** An address for `url`, else the slug of what is linked. */
  @Text({ max: 500 })
  link_value!: string | null;

  /** Shown in this template only; in all of them when empty. */
  @Choice(TEMPLATES)
  template!: (typeof TEMPLATES)[number] | null;

  @Int({ min: 0, max: 10_000, default: 0 })
  sort!: number;

  @Moment()
  starts_at!: Date | null;

  @Moment()
  ends_at!: Date | null;

  /** The vendor whose store shows it; the shop itself when empty. */
  @Ref(() => Vendor, { resource: 'vendors', onDelete: 'CASCADE' })
  vendor_id!: number | null;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;
}
