export * from './assign-rider';
export { ChangeDeliveryStatus } from './change-delivery-status';
export * from './deliveries.module';
export * from './delivery.events';
export * from './delivery-earning';
export * from './rider-assignment.entity';
export * from './rider-shipping.resource';
