export * from './list-query';
export * from './listable';
export * from './narrow';
export * from './row-query';
