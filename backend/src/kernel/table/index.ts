export * from './read-table';
export * from './table-error';
export * from './table-layout';
