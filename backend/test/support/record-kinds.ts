import { definedResources } from '../../src/kernel/resource';
import type { DocumentedCall, IdPlace } from './named-records';

/** Kind of a record: the path of its resource, or a name of its own where it is not a declared resource. */
export type Kind = string;

/** An id of the resource in the path. */
export const ANY: Kind = 'any';
/** Not a record id: a state, a quantity, a code, a secret. */
export const NONE: Kind = 'none';

/** Path parameters of non-generic calls, by the name of the call. */
const OF_CALL: Record<string, Record<string, Kind>> = {
  bulkDelete: { resource: NONE },
  bulkStatus: { resource: NONE },
  restore: { resource: NONE },
  history: { resource: NONE, id: ANY },
  categoryVendors: { id: 'categories' },
  checkImport: { id: 'imports' },
  checkShopMigration: { id: 'shop_migrations' },
  customer_historical_order: { id: 'historical_orders' },
  exportShopMigrationIssues: { id: 'shop_migrations' },
  fetchShopMigrationIssues: { id: 'shop_migrations' },
  inviteMigratedCustomers: { id: 'shop_migrations' },
  setMigrationFile: { id: 'shop_migration_files' },
  startShopMigration: { id: 'shop_migrations' },
  stopShopMigration: { id: 'shop_migrations' },
  undoShopMigration: { id: 'shop_migrations' },
  deleteMedia: { id: 'media' },
  webhookSecret: { id: 'webhook_endpoints' },
  explainBalance: { id: 'vendors' },
  explainPayoutRequest: { id: 'payoutRequests' },
  explainRiderPayoutRequest: { id: 'riderPayoutRequests' },
  exportImportIssues: { id: 'imports' },
  email_templates: { name: NONE, locale: NONE },
  failed_jobs: { id: 'failed_jobs' },
  fetchAllRiderMessages: { id: 'riders' },
  fetchConversation: { id: 'conversations' },
  fetchImportIssues: { id: 'imports' },
  fetchMedia: { id: 'media' },
  invoiceFile: { id: 'invoices' },
  getActiveCountryById: { id: 'countries' },
  getAttributeValuesByAttribute: { id: 'attributes' },
  getCitiesByState: { id: 'states' },
  getProductInventory: { id: 'products' },
  getStatesByCountry: { id: 'countries' },
  getZonesByCountry: { id: 'countries' },
  paymentProof: { id: 'orders' },
  mapImport: { id: 'imports' },
  fetchImportValues: { id: 'imports' },
  // A value of an import, found within the caller's imports only.
  fetchImportValueChoices: { id: NONE },
  mapImportValues: { id: 'imports' },
  saveImportMapping: { id: 'imports' },
  applyImportMapping: { id: 'imports' },
  requestImportValues: { id: 'imports' },
  withdrawImportRequest: { id: 'imports' },
  decideImportValues: { id: 'imports' },
  runStockFeed: { id: 'stock_feeds' },
  missingInSettlement: { id: 'settlements' },
  productsAttribute: { id: 'products' },
  productsDeleteAttribute: { a: 'products', b: 'attributes' },
  productsMedia: { id: 'products' },
  resetAdminTwoFactor: { id: 'admins' },
  resetVendorTwoFactor: { id: 'vendors' },
  resetVendorUserTwoFactor: { id: 'vendor_users' },
  riderChoices: { id: 'orders' },
  shipmentPackingSlip: { id: 'shipments' },
  setImportLayout: { id: 'imports' },
  startImport: { id: 'imports' },
  stopImport: { id: 'imports' },
  undoImport: { id: 'imports' },
  updateShipment: { id: 'shipments' },
  updateShipmentStatus: { id: 'shipments', status: NONE },
  updatePayoutRequestStatus: { a: 'payoutRequests', b: NONE },
  updateProductStock: { a: 'products', b: NONE },
  updateRiderPayoutRequestStatus: { a: 'riderPayoutRequests', b: NONE },
  updateVendorFeatured: { id: 'vendors' },
  updateVendorStatus: { id: 'vendors' },
  updateVendorStoreStatus: { id: 'vendors' },
  updateWalletTransactionStatus: { id: 'wallet_transactions' },
  vendorBalance: { id: 'vendors' },
  vendorCommission: { id: 'vendors' },
  vendorStatement: { id: 'vendors' },
  vendorStatementExport: { id: 'vendors' },
  updateVendorPaperStatus: { id: 'vendor_papers' },
  vendorPaperFile: { id: 'vendor_papers' },
  contentPageDetail: { id: 'content_pages' },
  deleteCustomerAddress: { id: 'addresses' },
  disconnectIdentity: { id: 'identities' },
  customer_dispute: { id: 'disputes' },
  customer_return: { id: 'returns' },
  customerWallet: { customer_id: 'customers' },
  endSession: { id: 'sessions' },
  deleteQuestion: { id: 'product_questions' },
  deleteReview: { id: 'reviews' },
  updateReview: { id: 'reviews' },
  newsletter: { token: NONE },
  payments: { driver: NONE },
  shared_wishlist: { token: NONE },
  order_detail: { id: 'orders' },
  post_detail: { param: 'newses' },
  price_alerts: { token: NONE },
  product: { id: 'products' },
  product_tabs: { id: 'products' },
  removeCartItem: { id: 'cart_items' },
  remove_saved_cart_item: { id: 'saved_cart_items' },
  removeWishlistItem: { id: 'wishlist_items' },
  sitemap: { kind: NONE, part: NONE },
  stock_notice: { token: NONE },
  vendor: { id: 'vendors' },
  viewCustomerAddress: { id: 'addresses' },
};

/** Calls below another resource's path that refer to a record of another kind. */
const OF_ADDRESS: Record<string, Record<string, Kind>> = {
  '/admin/addresses/customer/{id}': { id: 'customers' },
  '/admin/customers/{id}/identities/{identityId}': { identityId: 'identities' },
};

/** Kind of a field in a body or query, by the last part of its name. */
const OF_FIELD: Record<string, Kind> = {
  ...kinds('media', 'avatar', 'banner', 'cover', 'image', 'logo', 'media', 'mobile_image', 'og_image'),
  ...kinds('media', 'removed_picture', 'swatch_image'),
  ...kinds('addresses', 'address', 'billing_address', 'shipping_address'),
  ...kinds('attributes', 'attribute'),
  ...kinds('attribute_values', 'option_value', 'value'),
  ...kinds('brands', 'brand', 'excluded_brand'),
  ...kinds('cart_items', 'cart_item'),
  ...kinds('categories', 'after', 'category', 'excluded_category', 'parent', 'primary_category'),
  ...kinds('cities', 'city'),
  ...kinds('commissions', 'commission'),
  ...kinds('conversations', 'conversation'),
  ...kinds('countries', 'country'),
  ...kinds('currencies', 'currency'),
  ...kinds('customers', 'customer'),
  ...kinds('invoices', 'invoice'),
  ...kinds('languages', 'fallback'),
  ...kinds('ledger_adjustments', 'ledger_adjustment'),
  ...kinds('ledger_periods', 'ledger_period'),
  ...kinds('import_mappings', 'mapping'),
  ...kinds('stock_feeds', 'feed'),
  ...kinds('manufacturers', 'manufacturer'),
  ...kinds('messages', 'message'),
  ...kinds('newses', 'post'),
  ...kinds('order_items', 'order_item', 'order_line'),
  ...kinds('order_statuses', 'order_status'),
  ...kinds('orders', 'order'),
  ...kinds('permissions', 'permission'),
  ...kinds('products', 'excluded_product', 'product', 'related', 'target'),
  ...kinds('refunds', 'refund'),
  ...kinds('disputes', 'dispute'),
  ...kinds('returns', 'return'),
  ...kinds('riders', 'rider'),
  ...kinds('rider_shipping', 'rider_shipping'),
  ...kinds('roles', 'role'),
  ...kinds('saved_cart_items', 'saved_item'),
  ...kinds('settlements', 'settlement'),
  ...kinds('shipping_methods', 'method'),
  ...kinds('states', 'state'),
  ...kinds('tax_classes', 'tax_class'),
  ...kinds('units', 'base', 'unit'),
  ...kinds('variants', 'variant', 'exchange_variant'),
  ...kinds('vendor_users', 'vendor_user'),
  ...kinds('vendors', 'excluded_vendor', 'vendor'),
  ...kinds('webhook_deliveries', 'webhook_delivery'),
  ...kinds('webhook_endpoints', 'webhook_endpoint'),
  ...kinds('zones', 'zone'),
  // `tax_id` is a tax number.
  ...kinds(NONE, 'tax'),
};

/** Look-ups that no resource declares. */
const OF_LOOKUP: Record<string, Kind> = {
  ContactFormsActive: 'contact_forms',
  activeCustomersSeller: 'customers',
  allActiveAdminsRoles: 'roles',
  vendorRolesActive: 'roles',
  deliveryInchargesActive: 'admins',
  deliveryRidersActive: 'riders',
  flash_sale_variants: 'variants',
  newslettersActive: 'newsletters',
};

/** Fields whose kind depends on the call. */
const OF_FIELD_IN: [call: RegExp, field: string, kind: Kind][] = [
  // Values of the import in the path, and shared reference data that they mean.
  [/\/(map|decide)ImportValues\//, 'values.id', NONE],
  [/\/(map|decide)ImportValues\//, 'values.target_id', NONE],
  [/\/newses/, 'category_id', 'news_categories'],
  [/\/productsAttribute\//, 'variants.id', 'variants'],
  // A filter of the payment methods, not an access to the country.
  [/\/payment_methods/, 'country_id', NONE],
  // The signed link is for one's own account only.
  [/\/verify_email$/, 'id', NONE],
  // Position up to which a conversation was read.
  [/\/read_?messages$/i, 'message_id', NONE],
  // Products not on offer are omitted for everyone.
  [/\/product_cards$/, 'ids', NONE],
  // A connection id of the hosted provider.
  [/\/realtime_auth$/, 'socket_id', NONE],
  // The owner of an address can't be changed.
  [/\/addresses\/\{id\}/, 'customer_id', NONE],
  [/\/(bulkDelete|bulkStatus|restore)\//, 'ids', ANY],
  // Requests that can't be paid are left out of the file for everyone.
  [/\/export(Rider)?PayoutTransfers$/, 'ids', NONE],
];

function kinds(kind: Kind, ...names: string[]): Record<string, Kind> {
  return Object.fromEntries(names.map((name) => [name, kind]));
}

/** Kind of the record that an id refers to; undefined where it has to be declared here. */
export function kindOf({ path }: DocumentedCall, { at, name }: IdPlace): Kind | undefined {
  if (at === 'path') return OF_ADDRESS[path]?.[name] ?? ofAddress(path, name);
  const particular = OF_FIELD_IN.find(([call, field]) => call.test(path) && field === name);
  if (particular) return particular[2];
  const resource = lookedUp(path);
  if (name === 'ids' && resource) return resource;
  const field = name.split('.').pop() ?? '';
  return OF_FIELD[field.replace(/_ids?$/, '')] ?? declaredKind(path, field);
}

/** Kind of a field by its resource's declaration. */
function declaredKind(path: string, field: string): Kind | undefined {
  const resource = definedResources().find((one) => one.path === path.split('/')[2]);
  return resource?.fields.find(({ name }) => name === field)?.reference;
}

function ofAddress(path: string, name: string): Kind | undefined {
  const call = path.split('/')[2] ?? '';
  const kindName = OF_CALL[call]?.[name];
  if (kindName || name !== 'id' || path.startsWith('/web/')) return kindName;
  return definedResources().find((one) => one.path === call)?.path;
}

/** The resource that a look-up lists. */
function lookedUp(path: string): Kind | undefined {
  const [, audience, name = ''] = path.split('/');
  const declared = definedResources().find(({ audiences }) =>
    audiences[audience as 'admin' | 'vendor']?.lookups?.includes(name),
  );
  return declared?.path ?? OF_LOOKUP[name];
}
