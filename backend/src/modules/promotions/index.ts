export * from './coupon.entity';
export * from './coupons';
export * from './coupons.resource';
export * from './promotions.module';
