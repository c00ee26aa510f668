export * from './store-documents';
export * from './document.process';
export * from './vendor-document.entity';
export * from './vendor-document.store';
export * from './vendor-documents';
export * from './vendor-documents.controllers';
export * from './vendor-documents.resource';
export * from './withdraw-documents';
export { documentType } from './inspect-document';
