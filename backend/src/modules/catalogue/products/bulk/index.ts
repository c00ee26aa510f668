export * from './draft-rules';
export { type ExistingProducts, type ExistingProduct, loadKnown, variantsOfSkus } from './existing-products';
export * from './product-draft';
export * from './save-products';
export * from './revert-products';
