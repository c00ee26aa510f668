export * from './dashboards';
export * from './reports';
export * from './storefront';
