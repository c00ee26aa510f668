export * from './add-media';
export * from './customer-pictures';
export * from './media-library';
export * from './media.entity';
export * from './media.module';
export * from './media.resource';
export * from './pictures';
export * from './read-upload';
