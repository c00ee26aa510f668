export * from './applied-coupon';
export * from './coupon.entity';
export * from './coupon-uses';
export * from './coupons';
export * from './coupons.resource';
export * from './earlier-orders';
