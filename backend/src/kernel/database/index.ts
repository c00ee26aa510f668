export * from './data-sources';
export * from './database';
export * from './database-errors';
export * from './database.module';
export * from './insert-many';
export * from './migrate';
export * from './record';
export * from './users-of';
