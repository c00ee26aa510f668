export * from './check-version';
export * from './version';
