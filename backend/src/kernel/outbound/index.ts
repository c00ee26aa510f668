export * from './fetch-picture';
export * from './outbound.module';
export * from './public-address';
