import { OPERATIONS } from '@stoa/contracts';
import { defineResource } from '../../../kernel/resource';
import { Coupon } from './coupon.entity';
import { CouponStore } from './coupon.store';

export const coupons = defineResource(Coupon, {
  path: 'coupons',
  key: 'coupons',
  page: 'coupons',
  idParam: 'coupon_id',
  label: 'code',
  search: ['code', 'title'],
  sort: ['code', 'title', 'type', 'used', 'starts_at', 'ends_at', 'created_at'],
  filter: ['type', 'status', 'vendor_id', 'funded_by', 'stackable', 'is_public', 'starts_at', 'ends_at'],
  defaultSort: ['created_at', 'DESC'],
  store: CouponStore,
  audiences: { admin: { operations: OPERATIONS, lookups: ['couponsActive'] } },
});
