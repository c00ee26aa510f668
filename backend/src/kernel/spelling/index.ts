export * from './identifiers';
export * from './readable-code';
