export * from './assign-rider';
export * from './deliveries.module';
export * from './rider-assignment.entity';
export * from './rider-shipping.resource';
