export * from './tier-prices';
