export { DescribedPages } from './described-pages';
export * from './seo-page.entity';
export * from './seo-pages.resource';
