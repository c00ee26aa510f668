export * from './bulk.module';
