export * from './page-words';
export * from './seo-fields';
