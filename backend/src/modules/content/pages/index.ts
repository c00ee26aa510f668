export * from './page.entities';
export * from './pages.resource';
