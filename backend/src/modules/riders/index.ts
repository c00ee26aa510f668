export * from './cash/rider-cash-handover.entity';
export * from './cash/rider-cash-handovers.resource';
export * from './rider.entity';
export { RIDER_ACCOUNTS } from './rider.store';
export * from './riders.module';
export * from './riders.resource';
