export * from './payment-choices';
export * from './payment-method.entity';
export * from './payment-methods.resource';
export * from './payment-providers';
export * from './payment-status';
export * from './payment.entity';
export * from './payments';
export * from './payments.module';
