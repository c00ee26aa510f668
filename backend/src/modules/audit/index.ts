export * from './audit.module';
export * from './histories';
