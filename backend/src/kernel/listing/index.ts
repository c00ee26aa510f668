export * from './list-query';
export * from './listable';
export * from './narrow';
export * from './page-reader';
export * from './row-query';
