export * from './claim-specials';
export * from './live-specials';
export * from './price-changes';
export * from './special-price.entity';
export * from './special-prices';
export * from './special-products';
export * from './special-terms';
