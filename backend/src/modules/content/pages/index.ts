export * from './footer-pages';
export * from './page.entities';
export * from './pages.resource';
