export * from './refund.entity';
export * from './refund.events';
export * from './refunds.resource';
