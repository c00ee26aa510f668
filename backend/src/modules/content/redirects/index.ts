export * from './redirect-paths';
export * from './redirect.entity';
export * from './redirects.resource';
