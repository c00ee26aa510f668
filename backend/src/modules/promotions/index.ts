export * from './coupons';
export * from './flash-sales';
export * from './promotions.module';
