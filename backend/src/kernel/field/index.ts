export * from './differences';
export * from './fields';
export * from './pairs';
export * from './rules';
export * from './values';
