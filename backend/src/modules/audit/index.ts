export * from './audit.module';
export * from './histories';
export * from './history-erasure';
