export * from './flash-sale.entity';
export * from './flash-sales.resource';
export * from './list-flash-sales';
