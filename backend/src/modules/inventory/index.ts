export * from './inventory.module';
export * from './live-stock';
export * from './recent-sales';
export * from './stock';
export * from './stock-changes';
export * from './stock-movement.entity';
export * from './stock.events';
export { VariantStockModule } from './variant-stock.module';
