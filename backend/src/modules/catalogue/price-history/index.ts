export { pricesFell } from './price.events';
export * from './variant-price.entity';
