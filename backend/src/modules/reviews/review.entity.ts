import type { ReviewStatus } from '@stoa/contracts';
import { LANGUAGES, REVIEW_STATUSES } from '@stoa/contracts';
import { Entity, Index } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, Int, IsDefault, LongText, Moment, Ref, RefMany, Text } from '../../kernel/resource';
import { Product } from '../catalogue';
import { Customer } from '../customers';
import { OrderLine } from '../ordering';
import { Vendor } from '../vendors';
import { ReviewPicture } from './review-picture.entity';

/** Who wrote a review down: the customer, or the vendor or an operator who got it on another way. */
export const REVIEW_SOURCES = ['customer', 'vendor', 'admin'] as const;
export type ReviewSource = (typeof REVIEW_SOURCES)[number];

/** What somebody says of a product, or of a vendor's store as a whole; counts once it is approved. */
@Entity('reviews')
@Index(['product_id', 'status'])
@Index(['vendor_id', 'status', 'created_at'])
export class Review extends BaseRecord {
  /** Absent for reviews of the store. */
  @Ref(() => Product, { resource: 'products' })
  product_id!: number | null;

  /** Whose product or store it is; that of the product when left out. */
  @Ref(() => Vendor, { resource: 'vendors' })
  vendor_id!: number;

  /** The purchase that it is about: one review each. */
  @Ref(() => OrderLine, { resource: 'order_items', unique: true })
  order_item_id!: number | null;

  @Ref(() => Customer, { resource: 'customers', onDelete: 'SET NULL' })
  customer_id!: number | null;

  /** The name that stands under it, such as “Clara B.”. */
  @Text({ max: 80 })
  author_name!: string | null;

  /** In which the customer read the shop when writing it; unknown for what others entered. */
  @Choice(LANGUAGES, { readOnly: true })
  language!: string | null;

  @Int({ required: true, min: 1, max: 5 })
  rating!: number;

  @Text({ max: 120 })
  title!: string | null;

  @LongText({ max: 4000, required: true })
  body!: string;

  /** What the customer has photographed; shown with the words and never without them. */
  @RefMany(
    { entity: () => ReviewPicture, own: 'review_id', other: 'media_id' },
    { resource: 'media', readOnly: true },
  )
  media_ids!: number[];

  /** The vendor's public answer. */
  @LongText({ max: 2000 })
  vendor_reply!: string | null;

  @Moment({ readOnly: true })
  replied_at!: Date | null;

  @Choice(REVIEW_SOURCES, { default: 'customer', readOnly: true })
  source!: ReviewSource;

  /** Moved along its table only (`review.process.ts`). */
  @Choice(REVIEW_STATUSES, { default: 'pending', readOnly: true })
  status!: ReviewStatus;

  /** The review of its product that is shown first. */
  @IsDefault()
  is_default!: boolean;
}
