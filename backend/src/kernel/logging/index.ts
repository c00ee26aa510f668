export { logRequests } from './log-requests';
export { LoggingModule, requestId } from './logging.module';
export { ShopLogger } from './shop-logger';
