export * from './storefront.module';
