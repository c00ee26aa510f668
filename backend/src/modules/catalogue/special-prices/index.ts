export * from './claim-specials';
export * from './special-price.entity';
export * from './special-prices';
export * from './special-terms';
