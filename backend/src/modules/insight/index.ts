export * from './dashboards';
export * from './reports';
export * from './storefront';
export * from './verification';
