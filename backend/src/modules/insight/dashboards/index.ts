export * from './dashboards.module';
