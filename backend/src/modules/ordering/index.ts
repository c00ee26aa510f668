export { HoldFunds } from './books/hold-funds';
export * from './change-order-status';
export { CompletePayment } from './paying/complete-payment';
export { payments } from './paying/payments.resource';
export * from './deliveries';
export * from './earlier-orders.module';
export * from './exchanges';
export {
  areTied,
  explainedAmount,
  explainedSum,
  notEmpty,
  shownEntry,
} from './explanations/explanation-rows';
export * from './historical-orders';
export * from './order-changes';
export * from './order-group.entity';
export * from './order-invoices';
export * from './order-labels';
export * from './order-lines';
export * from './order-number';
export * from './order-payments';
export * from './order-status.entity';
export * from './order-statuses.resource';
export * from './order.entity';
export * from './order.presenter';
export * from './order.process';
export * from './ordering.events';
export * from './ordering.module';
export * from './orders.resource';
export * from './own-groups';
export * from './place-order';
export * from './refunds';
export * from './shipments';
export * from './touch-orders';
export { mergedTaxes, type TaxShare } from './totals';
export * from './validate-checkout';
