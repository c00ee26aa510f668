export * from './document.entity';
export * from './documents.resource';
