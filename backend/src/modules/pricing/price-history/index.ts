export { pricesFell } from './price.events';
export * from './variant-price.entity';
export * from './price-history';
