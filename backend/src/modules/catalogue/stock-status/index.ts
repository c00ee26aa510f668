export * from './low-stock';
export * from './stock-status';
export * from './stock-status-sql';
