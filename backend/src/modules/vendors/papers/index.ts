export * from './keep-papers';
export * from './paper.process';
export * from './vendor-paper.entity';
export * from './vendor-paper.store';
export * from './vendor-papers';
export * from './vendor-papers.controllers';
export * from './vendor-papers.resource';
export * from './withdraw-papers';
