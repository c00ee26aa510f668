export * from './identifiers';
export * from './readable-code';
export * from './secret-token';
