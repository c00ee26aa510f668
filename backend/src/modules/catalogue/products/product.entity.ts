import type { ProductStatus, ProductType } from '@stoa/contracts';
import { PRODUCT_STATUSES, PRODUCT_TYPES } from '@stoa/contracts';
import { Entity, Index } from 'typeorm';
import { SoftDeletableRecord } from '../../../kernel/database';
import {
  Choice,
  Flag,
  IsSuspended,
  Int,
  IsDefault,
  LongText,
  Moment,
  Ref,
  RefMany,
  RichText,
  Slugged,
  Text,
  Version,
} from '../../../kernel/resource';
import { TaxClass } from '../../taxation';
import { Vendor } from '../../vendors';
import { Category } from '../categories';
import { Brand, Manufacturer } from '../brands';
import { SeoDescription, SeoTitle } from '../seo';
import { Unit } from '../units';
import { ProductCategory } from './product-category.entity';
import { ProductRelation } from './product-relation.entity';

/** Default maximum quantity per order. */
export const DEFAULT_MAX_QTY = 99;

export const CONDITIONS = ['new', 'refurbished', 'used'] as const;

/** A vendor's product; what customers buy is one of its variants. */
@Entity('products')
@Index(['vendor_id', 'status', 'deleted_key'])
@Index(['status', 'created_at'])
@Index(['updated_at'])
export class Product extends SoftDeletableRecord {
  @Ref(() => Vendor, { resource: 'vendors', required: true })
  vendor_id!: number;

  @Choice(PRODUCT_TYPES, { default: 'simple' })
  type!: ProductType;

  /** Changes only by the transitions in `product.process.ts`. */
  @Choice(PRODUCT_STATUSES, { default: 'draft', readOnly: true })
  status!: ProductStatus;

  /** An operator has taken it off sale: a vendor’s product needs approval to be published again. */
  @IsSuspended()
  is_suspended!: boolean;

  @Text({ max: 160, required: true, translated: true })
  name!: string;

  @Slugged({ from: 'name' })
  slug!: string;

  @LongText({ max: 500, translated: true })
  short_description!: string | null;

  @RichText({ translated: true })
  description!: string | null;

  @Ref(() => Brand, { resource: 'brands' })
  brand_id!: number | null;

  @Ref(() => Manufacturer, { resource: 'manufacturers' })
  manufacturer_id!: number | null;

  @Ref(() => Category, { resource: 'categories' })
  primary_category_id!: number | null;

  /** All categories, including the primary one. */
  @RefMany(
    { entity: () => ProductCategory, own: 'product_id', other: 'category_id' },
    { resource: 'categories' },
  )
  category_ids!: number[];

  @Ref(() => Unit, { resource: 'units' })
  unit_id!: number | null;

  @Ref(() => TaxClass, { resource: 'tax_classes' })
  tax_class_id!: number | null;

  @Choice(CONDITIONS, { default: 'new' })
  condition!: (typeof CONDITIONS)[number];

  @Int({ min: 1, max: 10_000, default: 1 })
  min_qty!: number;

  @Int({ min: 1, max: 10_000, default: DEFAULT_MAX_QTY })
  max_qty!: number;

  @Text({ max: 190, translated: true })
  warranty!: string | null;

  @Int({ min: 0, max: 365, default: 30 })
  return_days!: number;

  /** Related products of the same vendor, shown before automatically chosen ones. */
  @RefMany(
    { entity: () => ProductRelation, own: 'product_id', other: 'related_id' },
    { resource: 'products' },
  )
  related_ids!: number[];

  @SeoTitle()
  seo_title!: string | null;

  @SeoDescription()
  seo_description!: string | null;

  @Flag()
  is_featured!: boolean;

  /** Free on purpose; any other product needs a price before publication. */
  @Flag()
  is_free!: boolean;

  /** Release date; until then the product is shown as upcoming and can't be bought. */
  @Moment()
  available_at!: Date | null;

  /** Sum of all review stars; the average is `rating_sum / rating_count`. */
  @Int({ default: 0, readOnly: true })
  rating_sum!: number;

  @Int({ default: 0, readOnly: true })
  rating_count!: number;

  /** Units sold; sort key for "popular". */
  @Int({ default: 0, readOnly: true })
  sold_count!: number;

  @IsDefault()
  is_default!: boolean;

  @Version()
  version!: number;
}
