import { TEMPLATES } from '@stoa/contracts';
import { Entity } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Int, IsDefault, Media, Moment, Status, Text } from '../../../kernel/resource';

export const LINK_TYPES = ['none', 'url', 'product', 'category', 'brand', 'vendor', 'page'] as const;
export const PLACEMENTS = ['home', 'shop', 'flash_sales'] as const;
export type Placement = (typeof PLACEMENTS)[number];

/** A slide of a page's opening slider. */
@Entity('slider_images')
export class SliderImage extends BaseRecord {
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
  link_type!: (typeof LINK_TYPES)[number];

  /** An address for `url`, else the slug of what is linked. */
  @Text({ max: 500 })
  link_value!: string | null;

  @Choice(PLACEMENTS, { default: 'home' })
  placement!: Placement;

  /** Shown in this template only; in all of them when empty. */
  @Choice(TEMPLATES)
  template!: (typeof TEMPLATES)[number] | null;

  @Int({ min: 0, max: 10_000, default: 0 })
  sort!: number;

  @Moment()
  starts_at!: Date | null;

  @Moment()
  ends_at!: Date | null;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;
}
