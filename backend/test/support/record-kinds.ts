import { definedResources } from '../../src/kernel/resource';
import type { DocumentedCall, IdPlace } from './named-records';

/** Of which resource a record is, by its path; what is no declared resource has a name of its own. */
export type Kind = string;

/** An id of whichever resource the address names. */
export const ANY: Kind = 'any';
/** Not the id of a record: a state, a number of pieces, a code, a secret. */
export const NONE: Kind = 'none';

/** Calls beside the generic ones whose address names a record, by the name of the call. */
const OF_CALL: Record<string, Record<string, Kind>> = {
  bulkDelete: { resource: NONE },
  bulkStatus: { resource: NONE },
  restore: { resource: NONE },
  history: { resource: NONE, id: ANY },
  categoryVendors: { id: 'categories' },
  checkImport: { id: 'imports' },
  deleteMedia: { id: 'media' },
  exportImportIssues: { id: 'imports' },
  failed_jobs: { id: 'failed_jobs' },
  fetchAllRiderMessages: { id: 'riders' },
  fetchConversation: { id: 'conversations' },
  fetchImportIssues: { id: 'imports' },
  fetchMedia: { id: 'media' },
  getActiveCountryById: { id: 'countries' },
  getAttributeValuesByAttribute: { id: 'attributes' },
  getCitiesByState: { id: 'states' },
  getProductInventory: { id: 'products' },
  getStatesByCountry: { id: 'countries' },
  getZonesByCountry: { id: 'countries' },
  mapImport: { id: 'imports' },
  productsAttribute: { id: 'products' },
  productsDeleteAttribute: { a: 'products', b: 'attributes' },
  productsMedia: { id: 'products' },
  resetAdminTwoFactor: { id: 'admins' },
  resetVendorTwoFactor: { id: 'vendors' },
  riderChoices: { id: 'orders' },
  startImport: { id: 'imports' },
  stopImport: { id: 'imports' },
  undoImport: { id: 'imports' },
  updatePayoutRequestStatus: { a: 'payoutRequests', b: NONE },
  updateProductStock: { a: 'products', b: NONE },
  updateRiderPayoutRequestStatus: { a: 'riderPayoutRequests', b: NONE },
  updateVendorFeatured: { id: 'vendors' },
  updateVendorStatus: { id: 'vendors' },
  updateVendorStoreStatus: { id: 'vendors' },
  vendorCommission: { id: 'vendors' },
  updateVendorPaperStatus: { id: 'vendor_papers' },
  vendorPaperFile: { id: 'vendor_papers' },
  contentPageDetail: { id: 'content_pages' },
  deleteCustomerAddress: { id: 'addresses' },
  disconnectIdentity: { id: 'identities' },
  endSession: { id: 'sessions' },
  deleteQuestion: { id: 'product_questions' },
  deleteReview: { id: 'reviews' },
  updateReview: { id: 'reviews' },
  newsletter: { token: NONE },
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

/** Calls below another resource's address that name a record of their own. */
const OF_ADDRESS: Record<string, Record<string, Kind>> = {
  '/admin/addresses/customer/{id}': { id: 'customers' },
  '/admin/customers/{id}/identities/{identityId}': { identityId: 'identities' },
};

/** What a field of a body or a query names, by the last part of its name. */
const OF_FIELD: Record<string, Kind> = {
  ...kinds('media', 'avatar', 'banner', 'cover', 'image', 'logo', 'media', 'mobile_image', 'og_image'),
  ...kinds('media', 'swatch_image'),
  ...kinds('addresses', 'address', 'billing_address', 'shipping_address'),
  ...kinds('attributes', 'attribute'),
  ...kinds('attribute_values', 'option_value', 'value'),
  ...kinds('brands', 'brand', 'excluded_brand'),
  ...kinds('cart_items', 'cart_item'),
  ...kinds('categories', 'category', 'excluded_category', 'parent', 'primary_category'),
  ...kinds('cities', 'city'),
  ...kinds('commissions', 'commission'),
  ...kinds('conversations', 'conversation'),
  ...kinds('countries', 'country'),
  ...kinds('currencies', 'currency'),
  ...kinds('customers', 'customer'),
  ...kinds('languages', 'fallback'),
  ...kinds('manufacturers', 'manufacturer'),
  ...kinds('messages', 'message'),
  ...kinds('newses', 'post'),
  ...kinds('order_items', 'order_item'),
  ...kinds('order_statuses', 'order_status'),
  ...kinds('orders', 'order'),
  ...kinds('permissions', 'permission'),
  ...kinds('products', 'excluded_product', 'product', 'related', 'target'),
  ...kinds('riders', 'rider'),
  ...kinds('roles', 'role'),
  ...kinds('saved_cart_items', 'saved_item'),
  ...kinds('shipping_methods', 'method'),
  ...kinds('states', 'state'),
  ...kinds('tax_classes', 'tax_class'),
  ...kinds('units', 'base', 'unit'),
  ...kinds('variants', 'variant'),
  ...kinds('vendors', 'excluded_vendor', 'vendor'),
  ...kinds('zones', 'zone'),
  // A tax number.
  ...kinds(NONE, 'tax'),
};

/** Look-ups beside those that resources declare. */
const OF_LOOKUP: Record<string, Kind> = {
  ContactFormsActive: 'contact_forms',
  activeCustomersSeller: 'customers',
  allActiveAdminsRoles: 'roles',
  deliveryInchargesActive: 'admins',
  deliveryRidersActive: 'riders',
  flash_sale_variants: 'variants',
  newslettersActive: 'newsletters',
};

/** Fields that name something else where they stand than elsewhere. */
const OF_FIELD_IN: [call: RegExp, field: string, kind: Kind][] = [
  [/\/newses/, 'category_id', 'news_categories'],
  [/\/productsAttribute\//, 'variants.id', 'variants'],
  // It narrows what is offered, and nothing is offered to that country alone.
  [/\/payment_methods/, 'country_id', NONE],
  // One's own account alone, which the link is signed for.
  [/\/verify_email$/, 'id', NONE],
  // How far a conversation has been read.
  [/\/read_?messages$/i, 'message_id', NONE],
  // What isn't on offer is left out, for everybody alike.
  [/\/product_cards$/, 'ids', NONE],
  // A connection at the hosted provider.
  [/\/realtime_auth$/, 'socket_id', NONE],
  // An address stays in its book.
  [/\/addresses\/\{id\}/, 'customer_id', NONE],
  [/\/(bulkDelete|bulkStatus|restore)\//, 'ids', ANY],
];

function kinds(kind: Kind, ...names: string[]): Record<string, Kind> {
  return Object.fromEntries(names.map((name) => [name, kind]));
}

/** Which record an id of a call names; undefined where nobody has said so yet. */
export function kindOf({ path }: DocumentedCall, { at, name }: IdPlace): Kind | undefined {
  if (at === 'path') return OF_ADDRESS[path]?.[name] ?? ofAddress(path, name);
  const particular = OF_FIELD_IN.find(([call, field]) => call.test(path) && field === name);
  if (particular) return particular[2];
  const resource = lookedUp(path);
  if (name === 'ids' && resource) return resource;
  return OF_FIELD[(name.split('.').pop() ?? '').replace(/_ids?$/, '')];
}

function ofAddress(path: string, name: string): Kind | undefined {
  const call = path.split('/')[2] ?? '';
  const known = OF_CALL[call]?.[name];
  if (known || name !== 'id' || path.startsWith('/web/')) return known;
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
