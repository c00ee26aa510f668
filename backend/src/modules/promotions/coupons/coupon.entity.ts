import { COUPON_TYPES, type CouponType, FUNDERS, type Funder } from '@stoa/contracts';
import { Column, Entity, Index } from 'typeorm';
import { BaseRecord, type EntityClass, SoftDeletableRecord } from '../../../kernel/database';
import {
  Choice,
  Flag,
  IsSuspended,
  Int,
  IsDefault,
  Moment,
  Money,
  Rate,
  Ref,
  RefMany,
  SAFE_INTEGER,
  Status,
  Text,
  Version,
} from '../../../kernel/resource';
import { Vendor } from '../../vendors';
import * as conditions from './coupon-conditions.entity';

/** Ids of items that a coupon includes or excludes, stored as pairs in `entity`. */
const named = (entity: () => EntityClass, other: string, resource: string) =>
  RefMany({ entity, own: 'coupon_id', other }, { resource });

/**
 * A code that discounts items or shipping; amounts are minor units of the shop's default currency.
 * `coupon-rules.ts` defines the fields of each type, `coupon-discount.ts` computes them.
 */
@Entity('coupons')
export class Coupon extends SoftDeletableRecord {
  /** Stored in upper case, so that codes are case-insensitive. */
  @Text({ max: 40, required: true, unique: true, format: 'code', identifier: 'code' })
  code!: string;

  @Text({ max: 120, required: true, translated: true })
  title!: string;

  @Choice(COUPON_TYPES, { required: true })
  type!: CouponType;

  /** `percent`: share off the items, `0.1` is 10 %; `bxgy`: share off the units in `get_qty`. */
  @Rate({ min: 0, max: 1 })
  rate!: string | null;

  /** `fixed_cart`: off all eligible items together; `fixed_item`: off each eligible unit. */
  @Money()
  amount!: number | null;

  /** `bxgy`: of every `buy_qty + get_qty` eligible units … */
  @Int({ min: 1, max: 1000 })
  buy_qty!: number | null;

  /** … this many are discounted, the cheapest of all first. */
  @Int({ min: 1, max: 1000 })
  get_qty!: number | null;

  /** Maximum discount per order. */
  @Money()
  max_discount!: number | null;

  /** Minimum amount of eligible items, before any coupon. */
  @Money()
  min_spend!: number | null;

  /** Minimum quantity of eligible units. */
  @Int({ min: 1, max: 100_000 })
  min_qty!: number | null;

  /** Only for buyers without earlier orders, identified by e-mail address. */
  @Flag()
  first_order_only!: boolean;

  /** Can be combined with other stackable codes. */
  @Flag()
  stackable!: boolean;

  /** Limits the coupon to this vendor's items, and funds it if vendors do. */
  @Ref(() => Vendor, { resource: 'vendors' })
  vendor_id!: number | null;

  /** Who funds the discount; only vendor-funded discounts reduce the commission base. */
  @Choice(FUNDERS, { default: 'platform' })
  funded_by!: Funder;

  /** Included items: those that match any of these lists; all items if all lists are empty. */
  @named(() => conditions.CouponProduct, 'product_id', 'products')
  product_ids!: number[];

  /** Includes all descendant categories. */
  @named(() => conditions.CouponCategory, 'category_id', 'categories')
  category_ids!: number[];

  @named(() => conditions.CouponBrand, 'brand_id', 'brands')
  brand_ids!: number[];

  @named(() => conditions.CouponVendor, 'vendor_id', 'vendors')
  vendor_ids!: number[];

  /** Excluded items; exclusions override inclusions. */
  @named(() => conditions.CouponExcludedProduct, 'product_id', 'products')
  excluded_product_ids!: number[];

  @named(() => conditions.CouponExcludedCategory, 'category_id', 'categories')
  excluded_category_ids!: number[];

  @named(() => conditions.CouponExcludedBrand, 'brand_id', 'brands')
  excluded_brand_ids!: number[];

  @named(() => conditions.CouponExcludedVendor, 'vendor_id', 'vendors')
  excluded_vendor_ids!: number[];

  @Moment()
  starts_at!: Date | null;

  @Moment()
  ends_at!: Date | null;

  @Int({ min: 1, max: 100_000_000 })
  limit_total!: number | null;

  @Int({ min: 1, max: 1000 })
  limit_per_customer!: number | null;

  /** Number of redemptions; never exceeds `limit_total`. */
  @Int({ default: 0, readOnly: true })
  used!: number;

  /** Listed publicly in the shop; other codes work only for those who know them. */
  @Flag()
  is_public!: boolean;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @IsSuspended()
  is_suspended!: boolean;

  @Version()
  version!: number;
}

/** One redemption of a coupon; `ordinal` is unique per buyer, so that concurrent ones can't both be last. */
@Entity('coupon_redemptions')
@Index(['coupon_id', 'buyer', 'ordinal'], { unique: true })
@Index(['group_number', 'coupon_id'], { unique: true })
export class CouponRedemption extends BaseRecord {
  @Ref(() => Coupon, { resource: 'coupons', required: true })
  coupon_id!: number;

  /** Normalised e-mail address, for guests and customers alike. */
  @Column({ type: 'varchar', length: 190 })
  buyer!: string;

  @Column({ type: 'integer' })
  ordinal!: number;

  @Column({ type: 'varchar', length: 16 })
  group_number!: string;

  @Column({ type: 'varchar', length: 3 })
  currency!: string;

  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  discount!: number;

  /** The buyer, if a coupon was for first orders only: unique, as a buyer has one first order. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 190, nullable: true })
  first_order_of!: string | null;
}
