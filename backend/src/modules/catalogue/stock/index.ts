export * from './inventories.resource';
export * from './low-stock';
export * from './recent-sales';
export * from './stock';
export * from './stock-movement.entity';
export * from './stock-status';
export * from './stock.events';
