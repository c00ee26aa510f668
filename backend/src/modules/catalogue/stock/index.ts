export * from './inventories.resource';
export * from './stock';
export * from './stock-movement.entity';
export * from './stock-status';
