export * from './draft-rules';
export { type Known, type KnownProduct, loadKnown } from './known-products';
export * from './product-draft';
export * from './save-products';
export * from './take-back-products';
