export * from './changes';
export * from './transaction-events';
