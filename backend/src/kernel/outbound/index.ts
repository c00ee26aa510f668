export * from './endpoint-addresses';
export * from './fetch-file';
export * from './fetch-picture';
export * from './outbound.module';
export * from './pinned-lookup';
export * from './post-pinned';
export * from './public-address';
