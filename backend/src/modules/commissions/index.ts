export { commissionSteps } from './commission-amount';
export * from './commission.entity';
export * from './commissions.module';
export * from './commissions.resource';
export * from './line-commissions';
export * from './rule-for';
