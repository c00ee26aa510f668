export * from './seo-fields';
