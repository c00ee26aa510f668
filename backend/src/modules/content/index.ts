export * from './banners';
export * from './content.module';
export * from './documents';
