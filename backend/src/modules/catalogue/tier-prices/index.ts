export * from './tier-prices';
export * from './tier-rules';
