export * from './delete-row';
export * from './in-use';
