export * from './broken-invariants';
export * from './verification.module';
