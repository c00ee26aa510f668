export { GrantRefund } from './grant-refund';
export { unitsWithin } from './refundable';
export { FindRefundDestinations } from './refund-destinations';
export * from './refund-line.entity';
export * from './refund-order';
export { RefundSources } from './refund-sources';
export * from './refund.entity';
export * from './refund.events';
export * from './refunds.resource';
