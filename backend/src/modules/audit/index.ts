export * from './audit.module';
export * from './edited-resources';
export * from './histories';
export * from './history-erasure';
