export { ApplicationLinks, VendorApplication } from './applications';
export { MAX_DOCUMENT_BYTES } from './read-application';
export {
  documentType,
  StoreDocuments,
  VendorDocument,
  VendorDocumentStore,
  vendorDocuments,
} from './documents';
export { OfferedProductCounts } from './offered-product-counts';
export * from './trading';
export { VendorAddress } from './vendor-address';
export * from './vendor-user.entity';
export * from './vendor.entity';
export { vendorUsers } from './team';
export { VendorAccounts } from './vendor-accounts';
export * from './vendor.events';
export { VENDOR_ACCOUNTS, VendorStore } from './vendor.store';
export * from './vendor-reader';
export * from './vendors';
export * from './vendors.module';
export * from './vendors.resource';
export { VendorsOfPerson } from './vendors-of-person';
