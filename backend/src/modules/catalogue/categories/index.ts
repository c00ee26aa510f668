export * from './categories.resource';
export * from './category.entity';
export * from './category.store';
