export * from './vocabulary';
export * from './words';
