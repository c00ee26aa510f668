export * from './commission.entity';
export * from './commissions.module';
export * from './commissions.resource';
export * from './rule-for';
