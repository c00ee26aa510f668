export * from './dashboards';
export * from './storefront';
