export { ownSeo, pageSeo, PageSeoProvider } from './page-seo-provider';
