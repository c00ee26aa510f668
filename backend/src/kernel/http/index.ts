export * from './answers';
export * from './envelope.interceptor';
export * from './failure';
export * from './failure.filter';
export * from './id.pipe';
export * from './validation';
