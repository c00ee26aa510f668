export * from './brand.entity';
export * from './brands.resource';
export * from './manufacturer.entity';
