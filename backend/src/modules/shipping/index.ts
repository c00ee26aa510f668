export * from './create-shipping-method';
export type { AvailableQuote } from './quote';
export * from './method-reach.module';
export * from './quotes';
export * from './shipping-method.entity';
export * from './shipping-methods';
export * from './shipping-methods.resource';
export * from './shipping.module';
