export * from './variant-price.entity';
