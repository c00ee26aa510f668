import { OPERATIONS } from '@stoa/contracts';
import { OWN_TENANT } from '../../../kernel/access';
import { allBut, defineResource } from '../../../kernel/resource';
import { Coupon } from './coupon.entity';
import { CouponPresenter } from './coupon.presenter';
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
  presenter: CouponPresenter,
  audiences: {
    admin: { operations: OPERATIONS, lookups: ['couponsActive'] },
    // Of its coupons, those that the vendor funds (`CouponStore`): all that concerns several vendors is hidden.
    vendor: {
      operations: allBut('updateDefault'),
      scope: OWN_TENANT,
      hidden: ['funded_by', 'vendor_ids', 'excluded_vendor_ids', 'is_default'],
    },
  },
});
