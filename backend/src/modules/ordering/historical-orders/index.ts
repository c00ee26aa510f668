export * from './historical-order.entity';
export * from './historical-orders.resource';
export * from './link-historical-orders';
