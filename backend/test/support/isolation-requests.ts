import { randomUUID } from 'node:crypto';
import { HEADERS } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { definedResources, writableFields } from '../../src/kernel/resource';
import { form } from './media.factories';
import { MISSING } from './missing-requests';
import type { DocumentedCall } from './named-records';
import { givenPdf } from './documents.factories';
import { sampleInput } from './sample';
import { csv } from './transfer.factories';

type Body = Record<string, unknown>;
/** A request: method, path, body and headers. */
export type Request = [method: string, path: string, body?: object, headers?: Record<string, string>];

/** Minimal valid bodies of calls that validate their input before the look-up. */
const BODIES: [call: RegExp, body: Body][] = [
  [/\/orders\/updateStatus\//, { status: 'processing' }],
  [/refunds\/updateStatus\//, { status: 'succeeded' }],
  [/updateVendorStatus\//, { status: 'approved' }],
  [/updateWalletTransactionStatus\//, { status: 'posted' }],
  [/news_comments\/updateStatus\//, { status: 'approved' }],
  [/[pP]ayoutRequests\/updateStatus\//, { status: 'approved' }],
  [/\/updateStatus\//, { status: 'active' }],
  [/bulkStatus\//, { status: 'active' }],
  [/productsAttribute\//, { version: 1, axes: [], variants: [], attributes: [] }],
  [/productsMedia\//, { version: 1, media: [] }],
  [
    /mapImport\//,
    { columns: [], options: { existing: 'update', status: 'draft', stock: 'set', pictures: false } },
  ],
  [/(map|decide)ImportValues\//, { values: [] }],
  [/saveImportMapping\//, { name: 'Mapping' }],
  [/applyImportMapping\//, { mapping_id: MISSING }],
  [/categories\/move\//, { parent_id: null, position: 0 }],
  [/updateVendorFeatured\//, { is_featured: true }],
  [/updateVendorPaperStatus\//, { status: 'accepted' }],
  [/updateVendorStoreStatus\//, { store_status: 'open' }],
  [/assignRider/, { order_id: MISSING, rider_id: MISSING }],
  [/requestReturn/, { order_id: MISSING, lines: [{ order_line_id: MISSING, quantity: 1, reason: 'other' }] }],
  [/changeReturnStatus/, { return_id: MISSING, state: 'received' }],
  [/openDispute/, { order_id: MISSING, reason: 'other', description: 'Broken' }],
  [/addDisputeEvidence/, { dispute_id: MISSING, note: 'Broken' }],
  [/decideDispute/, { dispute_id: MISSING, state: 'dismissed', note: 'No' }],
  [/inspectReturn/, { return_id: MISSING, lines: [] }],
  [/change(Seller)?OrderStatus/, { order_id: MISSING, state: 'processing' }],
  [/RiderPayoutRequest$/, { rider_id: MISSING, amount: 100 }],
  [/storeRiderMessage/, { rider_id: MISSING, body: 'Hello' }],
  [/store_?message$/i, { message: 'Hello' }],
  [/read_?messages$/i, { conversation_id: MISSING, message_id: 1 }],
  [/realtime_auth/, { socket_id: '1.1' }],
  [/changeCartItemQuantity/, { cart_item_id: MISSING, quantity: 2 }],
  [/addCartItem/, { variant_id: MISSING, quantity: 1 }],
  [/(add|delete)WishlistItem/, { product_id: MISSING }],
  [/submit_newscomment/, { body: 'Good' }],
  [/updateReview/, { rating: 5, body: 'Good' }],
  [/add_product_review/, { rating: 5, body: 'Good' }],
  [/ask_product_question/, { question: 'How large is it?' }],
  [/validateShippingMethod/, { methods: [] }],
  [/executePayment/, { methods: [], payment_method: 'cash_on_delivery', expected_total: 0 }],
];

/** Calls that take the same body as the creation of another resource. */
const LIKE: [call: RegExp, resource: string][] = [[/createProduct$/, 'products']];

/** Fields that are nested, or only valid together with others. */
const TOGETHER: [call: RegExp, field: string, body: (id: number) => Body][] = [
  [/productsMedia|createProduct/, 'media.media_id', (id) => ({ media: [{ media_id: id }] })],
  [
    /requestReturn/,
    'lines.order_line_id',
    (id) => ({ lines: [{ order_line_id: id, quantity: 1, reason: 'other' }] }),
  ],
  [
    /inspectReturn/,
    'lines.order_line_id',
    (id) => ({ lines: [{ order_line_id: id, accepted_quantity: 1, restock: false }] }),
  ],
  [/seo_pages/, 'target_id', (id) => ({ target_type: 'product', target_id: id })],
  [/commissions/, 'vendor_id', (id) => ({ scope: 'vendor', vendor_id: id })],
  [/commissions/, 'category_id', (id) => ({ scope: 'category', category_id: id })],
  [/commissions/, 'product_id', (id) => ({ scope: 'product', product_id: id })],
];

/** Path parameters that are not ids. */
const FILLERS: Record<string, string> = {
  updatePayoutRequestStatus: 'cancelled',
  updateRiderPayoutRequestStatus: 'rejected',
  updateProductStock: '5',
};

/** The request of a call with ids in its path and everything else it needs to reach the look-up. */
export function addressed(call: DocumentedCall, ids: Record<string, number | string>): Request {
  const filler = FILLERS[call.path.split('/')[2] ?? ''];
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name] ?? filler ?? MISSING));
  return call.method === 'GET' ? ['GET', path] : [call.method, path, bodyOf(call)];
}

/** Further query parameters of GET calls. */
const QUERIES: [call: RegExp, query: string][] = [
  [/updateRiderCommission/, 'commission_type=fixed&commission_value=100&'],
];

/** Multipart calls: their text fields and file. */
const FORMS: [call: RegExp, fields: Record<string, string>, file: () => Buffer][] = [
  [/addVendorPaper/, { kind: 'tax' }, givenPdf],
  [/importData/, {}, () => csv(['name', 'price'], ['Good', '1'])],
];

/** The same request with an id in one field of its body or query. */
export function referring([method, path, body = {}]: Request, field: string, id: number): Request {
  const value = field.endsWith('ids') ? [id] : id;
  if (method === 'GET') {
    const [, query = ''] = QUERIES.find(([call]) => call.test(path)) ?? [];
    return [method, `${path}?${query}${field}=${id}`];
  }
  const [, fields, file] = FORMS.find(([call]) => call.test(path)) ?? [];
  if (fields && file) {
    const sent = form({ ...fields, [field]: String(id) }, [
      { field: 'file', bytes: file(), filename: 'a.csv' },
    ]);
    return [method, path, sent.body, sent.headers];
  }
  const together = TOGETHER.find(([call, name]) => name === field && call.test(path));
  if (together) return [method, path, { ...body, ...together[2](id) }];
  const [outer, inner] = field.split('.');
  if (inner) return [method, path, { ...body, [outer ?? '']: { [inner]: value } }];
  return [method, path, { ...body, [field]: value }, { [HEADERS.idempotency]: randomUUID() }];
}

/** A request that is valid but for the field that a test sets; updates use the caller's own record. */
export async function completed(
  call: DocumentedCall,
  ids: Record<string, number | string>,
  admin: Client,
): Promise<Request> {
  const [method, path, body] = addressed(call, ids);
  const [, audience, name = ''] = call.path.split('/');
  const resource = LIKE.find(([like]) => like.test(call.path))?.[1] ?? name;
  const isCreation = method === 'POST' && (audience === 'admin' || audience === 'vendor');
  if (!isCreation) return [method, path, body];
  return [method, path, { ...(await creationBody(resource, audience, admin)), ...body }];
}

function bodyOf({ path }: DocumentedCall): Body {
  return BODIES.find(([call]) => call.test(path))?.[1] ?? {};
}

/** Valid input for the creation of a resource by an audience, but for the field that a test sets. */
async function creationBody(path: string, audience: 'admin' | 'vendor', admin: Client): Promise<Body> {
  const definition = definedResources().find((one) => one.path === path);
  if (!definition) return {};
  const names = new Set(writableFields(definition, audience).map(({ name }) => name));
  const input = await sampleInput(definition, admin);
  return Object.fromEntries(Object.entries(input).filter(([name]) => names.has(name)));
}
