import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import type { EntityClass } from '../../../kernel/database';
import { Brand, Category, Product } from '../../catalogue';
import { Vendor } from '../../vendors';
import type { Coupon } from './coupon.entity';

/**
 * Target of a condition. Targets of inclusions can't be deleted, because a coupon that lost its last
 * inclusion would apply to everything; exclusions are deleted with their target.
 */
const Named =
  (target: () => EntityClass, onDelete: 'RESTRICT' | 'CASCADE'): PropertyDecorator =>
  (prototype, property) => {
    const relation = String(property).replace(/_id$/, '');
    PrimaryColumn({ type: 'integer' })(prototype, property);
    ManyToOne(target, { onDelete, onUpdate: 'NO ACTION' })(prototype, relation);
    JoinColumn({ name: String(property) })(prototype, relation);
    Index()(prototype, property);
  };

abstract class CouponCondition {
  @PrimaryColumn({ type: 'integer' })
  coupon_id!: number;

  @ManyToOne('Coupon', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'coupon_id' })
  coupon?: Relation<Coupon>;
}

/** A product that a coupon applies to. */
@Entity('coupon_products')
export class CouponProduct extends CouponCondition {
  @Named(() => Product, 'RESTRICT')
  product_id!: number;
}

/** A category that a coupon applies to. */
@Entity('coupon_categories')
export class CouponCategory extends CouponCondition {
  @Named(() => Category, 'RESTRICT')
  category_id!: number;
}

/** A brand that a coupon applies to. */
@Entity('coupon_brands')
export class CouponBrand extends CouponCondition {
  @Named(() => Brand, 'RESTRICT')
  brand_id!: number;
}

/** A vendor that a coupon applies to. */
@Entity('coupon_vendors')
export class CouponVendor extends CouponCondition {
  @Named(() => Vendor, 'RESTRICT')
  vendor_id!: number;
}

/** A product excluded from a coupon. */
@Entity('coupon_excluded_products')
export class CouponExcludedProduct extends CouponCondition {
  @Named(() => Product, 'CASCADE')
  product_id!: number;
}

/** A category excluded from a coupon. */
@Entity('coupon_excluded_categories')
export class CouponExcludedCategory extends CouponCondition {
  @Named(() => Category, 'CASCADE')
  category_id!: number;
}

/** A brand excluded from a coupon. */
@Entity('coupon_excluded_brands')
export class CouponExcludedBrand extends CouponCondition {
  @Named(() => Brand, 'CASCADE')
  brand_id!: number;
}

/** A vendor excluded from a coupon. */
@Entity('coupon_excluded_vendors')
export class CouponExcludedVendor extends CouponCondition {
  @Named(() => Vendor, 'CASCADE')
  vendor_id!: number;
}
