export * from './document.entity';
export * from './documents.resource';
export * from './published-documents';
