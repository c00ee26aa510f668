export * from './brand.entity';
export * from './makers.resource';
export * from './manufacturer.entity';
