export * from './offers';
export * from './price-history';
export * from './pricing.module';
export * from './special-prices';
export * from './tier-prices';
