export * from './answers';
export * from './envelope.adapter';
export * from './failure';
export * from './failure.filter';
export * from './id.pipe';
export * from './input-rules';
export * from './read-form';
export * from './validation';
