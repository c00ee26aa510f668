import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../kernel/database';
import { Vendor, Vendors } from '../../vendors';
import type { Coupon } from './coupon.entity';

/** Tells which coupons are of vendors that can't sell anything at the moment. */
@Injectable()
export class CouponVendors {
  constructor(
    private readonly database: Database,
    private readonly vendors: Vendors,
  ) {}

  /** A predicate for these coupons: whether the vendor is closed, suspended, on vacation or switched off. */
  async areClosed(coupons: readonly Coupon[]): Promise<(coupon: Coupon) => boolean> {
    const ids = [...new Set(coupons.flatMap(({ vendor_id }) => vendor_id ?? []))];
    if (ids.length === 0) return () => false;
    const vendors = await this.database.em.find(Vendor, { where: { id: In(ids) } });
    const isTrading = await this.vendors.judge();
    const trading = new Set(vendors.filter(isTrading).map(({ id }) => id));
    return ({ vendor_id }) => vendor_id !== null && !trading.has(vendor_id);
  }
}
