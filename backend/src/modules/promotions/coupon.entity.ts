import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import {
  Choice,
  Int,
  IsDefault,
  Moment,
  Money,
  Rate,
  Ref,
  SAFE_INTEGER,
  Status,
  Text,
} from '../../kernel/resource';

/** A share of the goods, or an amount off them (domain §3, the two of its kinds that touch goods alone). */
export const COUPON_TYPES = ['percent', 'fixed_cart'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];

/** A code that makes goods cheaper; amounts are minor units of the shop's default currency. */
@Entity('coupons')
export class Coupon extends BaseRecord {
  /** Kept in upper case, so that capitals make no difference. */
  @Text({ max: 40, required: true, unique: true, format: 'code' })
  code!: string;

  @Text({ max: 120, required: true, translated: true })
  title!: string;

  @Choice(COUPON_TYPES, { required: true })
  type!: CouponType;

  /** Of a `percent` coupon: a fraction, `0.1` is 10 %. */
  @Rate({ min: 0, max: 1 })
  rate!: string | null;

  /** Of a `fixed_cart` coupon. */
  @Money()
  amount!: number | null;

  /** The most that a `percent` coupon takes off. */
  @Money()
  max_discount!: number | null;

  /** Goods must cost at least so much. */
  @Money()
  min_spend!: number | null;

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

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;
}

/** One use of a coupon; `ordinal` numbers a buyer's uses, so that two at once can't both be the last. */
@Entity('coupon_redemptions')
@Index(['coupon_id', 'buyer', 'ordinal'], { unique: true })
@Index(['group_number'], { unique: true })
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
}
