import type { ReviewStatus } from '@stoa/contracts';
import { LANGUAGES, REVIEW_STATUSES } from '@stoa/contracts';
import { Entity, Index } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, Int, IsDefault, LongText, Moment, Ref, RefMany, Text, Version } from '../../kernel/resource';
import { Product } from '../catalogue';
import { Customer } from '../customers';
import { OrderLine } from '../ordering';
import { Vendor } from '../vendors';
import { ReviewPicture } from './review-picture.entity';

/** Who entered a review: the customer, or a vendor or operator who received it elsewhere. */
export const REVIEW_SOURCES = ['customer', 'vendor', 'admin'] as const;
export type ReviewSource = (typeof REVIEW_SOURCES)[number];

/** Review of a product, or of a vendor's store as a whole; counts once it is approved. */
@Entity('reviews')
@Index(['product_id', 'status'])
@Index(['vendor_id', 'status', 'created_at'])
export class Review extends BaseRecord {
  /** Null for reviews of the store. */
  @Ref(() => Product, { resource: 'products' })
  product_id!: number | null;

  /** Vendor of the product or store; defaults to the product's. */
  @Ref(() => Vendor, { resource: 'vendors' })
  vendor_id!: number;

  /** The reviewed order line: one review per line. */
  @Ref(() => OrderLine, { resource: 'order_items', unique: true })
  order_item_id!: number | null;

  @Ref(() => Customer, { resource: 'customers', onDelete: 'SET NULL' })
  customer_id!: number | null;

  /** Public name of the author, such as “Clara B.”. */
  @Text({ max: 80 })
  author_name!: string | null;

  /** Language of the shop when the customer wrote it; null if a vendor or operator entered it. */
  @Choice(LANGUAGES, { readOnly: true })
  language!: string | null;

  @Int({ required: true, min: 1, max: 5 })
  rating!: number;

  @Text({ max: 120 })
  title!: string | null;

  @LongText({ max: 4000, required: true })
  body!: string;

  /** The customer's photos; published together with the text only. */
  @RefMany(
    { entity: () => ReviewPicture, own: 'review_id', other: 'media_id' },
    { resource: 'media', readOnly: true },
  )
  media_ids!: number[];

  /** The vendor's public reply. */
  @LongText({ max: 2000 })
  vendor_reply!: string | null;

  @Moment({ readOnly: true })
  replied_at!: Date | null;

  @Choice(REVIEW_SOURCES, { default: 'customer', readOnly: true })
  source!: ReviewSource;

  /** Changed only by its process (`review.process.ts`). */
  @Choice(REVIEW_STATUSES, { default: 'pending', readOnly: true })
  status!: ReviewStatus;

  /** Why an operator rejected it, which its author reads. */
  @LongText({ max: 500, readOnly: true })
  rejection_reason!: string | null;

  /** Shown first among its product's reviews. */
  @IsDefault()
  is_default!: boolean;

  @Version()
  version!: number;
}
