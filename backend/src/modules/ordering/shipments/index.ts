export * from './create-shipment';
export * from './shipment.entity';
export * from './shipment.events';
export * from './update-shipment-status';
