export * from './tax-class.entity';
export * from './tax-amounts';
export * from './tax-rate.entity';
export * from './tax-rates';
export * from './taxation.module';
export * from './taxation.resource';
