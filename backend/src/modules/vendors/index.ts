export * from './trading';
export * from './vendor-user.entity';
export * from './vendor.entity';
export * from './vendor.events';
export * from './vendor-reader';
export * from './vendors';
export * from './vendors.module';
export * from './vendors.resource';
