export * from './rider.entity';
export * from './riders.module';
export * from './riders.resource';
