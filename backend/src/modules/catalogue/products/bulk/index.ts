export * from './draft-rules';
export {
  type ExistingProducts as Known,
  type ExistingProduct as KnownProduct,
  loadKnown,
} from './existing-products';
export * from './product-draft';
export * from './save-products';
export * from './revert-products';
