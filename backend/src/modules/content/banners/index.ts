export * from './banner-kinds.entity';
export * from './banners.resource';
export * from './read-banners';
