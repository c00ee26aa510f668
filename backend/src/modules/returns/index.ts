export { ChangeReturnStatus } from './change-return-status';
export { InspectReturn } from './inspect-return';
export { RequestReturn } from './request-return';
export * from './return.entity';
export * from './return.events';
export * from './return-parts.entity';
export * from './returns.module';
export * from './returns.resource';
export { SendReturn } from './send-return';
