import { COUPON_TYPES, type CouponType, FUNDERS, type Funder } from '@stoa/contracts';
import { Column, Entity, Index } from 'typeorm';
import { BaseRecord, type EntityClass, SoftDeletableRecord } from '../../../kernel/database';
import {
  Choice,
  Flag,
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
} from '../../../kernel/resource';
import { Vendor } from '../../vendors';
import * as conditions from './coupon-conditions.entity';

/** The goods a coupon is for or never for: the ids of what `entity` pairs with it. */
const named = (entity: () => EntityClass, other: string, resource: string) =>
  RefMany({ entity, own: 'coupon_id', other }, { resource });

/**
 * A code that makes goods or their shipping cheaper; amounts are minor units of the shop's default currency.
 * What each field means for each type is said by `coupon-rules.ts` and reckoned by `coupon-discount.ts`.
 */
@Entity('coupons')
export class Coupon extends SoftDeletableRecord {
  /** Kept in upper case, so that capitals make no difference. */
  @Text({ max: 40, required: true, unique: true, format: 'code', identifier: 'code' })
  code!: string;

  @Text({ max: 120, required: true, translated: true })
  title!: string;

  @Choice(COUPON_TYPES, { required: true })
  type!: CouponType;

  /** Of `percent`: a share of the goods, `0.1` is 10 %; of `bxgy`: the share off the pieces that are got. */
  @Rate({ min: 0, max: 1 })
  rate!: string | null;

  /** Of `fixed_cart`: off all eligible goods together; of `fixed_item`: off each eligible piece. */
  @Money()
  amount!: number | null;

  /** Of `bxgy`: of every `buy_qty + get_qty` eligible pieces … */
  @Int({ min: 1, max: 1000 })
  buy_qty!: number | null;

  /** … so many are cheaper, the cheapest of all first. */
  @Int({ min: 1, max: 1000 })
  get_qty!: number | null;

  /** The most that the coupon takes off an order. */
  @Money()
  max_discount!: number | null;

  /** Eligible goods must cost at least so much before any coupon. */
  @Money()
  min_spend!: number | null;

  /** There must be at least so many eligible pieces. */
  @Int({ min: 1, max: 100_000 })
  min_qty!: number | null;

  /** Only for people who have not ordered before, told by their e-mail address. */
  @Flag()
  first_order_only!: boolean;

  /** May be used beside other codes that may. */
  @Flag()
  stackable!: boolean;

  /** Whose goods it is for alone, and who bears it when vendors do. */
  @Ref(() => Vendor, { resource: 'vendors' })
  vendor_id!: number | null;

  /** Who bears the discount; only what vendors give away makes the base of their commission smaller. */
  @Choice(FUNDERS, { default: 'platform' })
  funded_by!: Funder;

  /** Goods it is for: any that one of these names; all goods when none does. */
  @named(() => conditions.CouponProduct, 'product_id', 'products')
  product_ids!: number[];

  /** With all categories below them. */
  @named(() => conditions.CouponCategory, 'category_id', 'categories')
  category_ids!: number[];

  @named(() => conditions.CouponBrand, 'brand_id', 'brands')
  brand_ids!: number[];

  @named(() => conditions.CouponVendor, 'vendor_id', 'vendors')
  vendor_ids!: number[];

  /** Goods it is never for, whatever names them otherwise. */
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

  /** Orders it was used for; never more than `limit_total`. */
  @Int({ default: 0, readOnly: true })
  used!: number;

  /** Shown to every visitor of the shop; other codes are known to those they were given to. */
  @Flag()
  is_public!: boolean;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;
}

/** One use of a coupon; `ordinal` numbers a buyer's uses, so that two at once can't both be the last. */
@Entity('coupon_redemptions')
@Index(['coupon_id', 'buyer', 'ordinal'], { unique: true })
@Index(['group_number', 'coupon_id'], { unique: true })
export class CouponRedemption extends BaseRecord {
  @Ref(() => Coupon, { resource: 'coupons', required: true })
  coupon_id!: number;

  /** Normalised e-mail address, of guests and customers alike. */
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

  /** The buyer, where the coupon is for first orders only: nobody's first order is two. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 190, nullable: true })
  first_order_of!: string | null;
}
