import { HEADERS, LANGUAGES } from '@stoa/contracts';
import type { Schema } from './record-schemas';
import { meaningOfName } from './property-meanings';

/** A parameter of an operation, as the framework describes it. */
export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  example?: unknown;
  schema?: Schema;
}

/** What a parameter means, and what a request could send. */
type Meaning = readonly [description: string, example?: unknown];

/** Parameters by name. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  sort: ['Sort field and direction as a JSON array', '["id","DESC"]'],
  after: [
    'The last row received, as its value in the sorted field and its id',
    '["2026-01-31T12:00:00.000Z",42]',
  ],
  range: ['First and last row as a JSON array, at most 1000 rows', '[0,24]'],
  filter: [
    'Conditions by field as a JSON object; `q` searches, and the suffixes `_gte` and `_lte` set a bound',
    '{"q":"a"}',
  ],
  ids: ['Comma-separated record IDs, to look up the names of known records', '1,2,3'],
  q: ['Search terms'],
  page: ['Page number, starting at 1'],
  per_page: ['Number of rows per page'],
  total: ['`exact` counts all rows, even if there are more than 10,000'],
  before: ['Return only rows older than the one with this ID'],
  in_stock: ['Return only products that are in stock'],
  on_sale: ['Return only products at a reduced price'],
  rating: ['Minimum average rating, from 1 to 5'],
  stars: ['Return only reviews with this number of stars'],
  pictures: ['Return only reviews with pictures'],
  verified: ['Return only reviews of verified purchases'],
  access_token: ['Token of a guest’s order'],
  token: ['Token from the link that was sent', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'],
  slug: ['Slug of the record in the requested language', 'linen-shirt'],
  from: ['First day (UTC), inclusive', '2026-01-01'],
  to: ['Last day (UTC), inclusive', '2026-12-31'],
  day: ['Day in the shop’s time zone, inclusive', '2026-11-25'],
  currency: ['ISO 4217 currency code'],
  payment_method: ['Payment method code'],
  driver: ['Payment driver code', 'stripe'],
  account: ['Ledger account code'],
  category: ['Category slug or ID'],
  tag: ['Tag slug or ID'],
  vendor: ['Vendor slug or ID'],
  groups: ['Comma-separated groups of questions'],
  template: ['Storefront template'],
  locale: ['Language code', 'en'],
  format: ['Format of the file'],
  address: ['Former path, with its query string'],
  version: ['Version of the record that was changed'],
  state: ['State name'],
  status: ['Status name'],
  commission_type: ['How the commission is calculated'],
  commission_value: ['Commission: minor units, or a percentage as a decimal string'],
  resource: ['Resource name as used in paths', 'products'],
  param: ['Record ID or slug', '1'],
  [HEADERS.idempotency]: [
    'Unique key chosen by the client for each new order; a request repeated with the same key returns the original result',
    'order-2026-01-31-0001',
  ],
};

/** Parameters whose form their name does not tell: they have examples even where they may be left out. */
const FORMED = new Set(['sort', 'range', 'filter', 'ids', 'from', 'to']);

/** Parameters with another meaning at some addresses, by the end of those. */
const AT_ADDRESS: readonly (readonly [address: RegExp, meanings: Readonly<Record<string, Meaning>>])[] = [
  [/(shopFilterProducts|reviews)$/, { sort: ['Sort order'] }],
  [/email_templates\/\{name\}/, { name: ['E-mail name', 'order_confirmation'] }],
  [/settingsActive$/, { group: ['Settings group'] }],
  [/Reports$/, { group: ['Period covered by each row: day, week or month'] }],
  [
    /PayoutRequestStatus\/\{a\}/,
    { a: ['Payout request ID', 1], b: ['New state of the payout request', 'paid'] },
  ],
  [/updateProductStock\/\{a\}/, { a: ['Product ID', 1], b: ['New stock quantity', 5] }],
  [/productsDeleteAttribute\/\{a\}/, { a: ['Product ID', 1], b: ['Attribute ID', 1] }],
  [/sitemap\/\{kind\}/, { kind: ['Kind of page', 'products'], part: ['Part number, starting at 1', 1] }],
  [/\/(web)\/(product|vendor|contentPageDetail)\/\{id\}/, { id: ['Record ID or slug', '1'] }],
];

/**
 * The parameter with its description, and with an example where it is required or has a form of its own. Others have
 * none, because trying a call would send it.
 */
export function described(parameter: Parameter, path: string): Parameter {
  const [description, example] = meaningOf(parameter.name, path);
  const isWanted = parameter.required || FORMED.has(parameter.name);
  const value = isWanted ? (example ?? requiredExample(parameter)) : undefined;
  return {
    ...parameter,
    description: parameter.description || description,
    ...(value !== undefined && { example: parameter.example ?? inTypeOf(parameter, value) }),
  };
}

/** Empty for a name without a meaning, which the contract tests report. */
function meaningOf(name: string, path: string): Meaning | readonly [] {
  const special = AT_ADDRESS.find(([address, meanings]) => address.test(path) && name in meanings);
  const meaning = special?.[1][name] ?? MEANINGS[name];
  if (meaning) return meaning;
  if (name === 'id') return ['Record ID', 1];
  const named = /_?ids?$/i.test(name) && meaningOfName(name, '');
  return named ? [named, 1] : [];
}

function requiredExample({ name, schema }: Parameter): unknown {
  return schema?.type === 'string' ? name : 1;
}

/** An address spells numbers and texts alike; the document keeps to what the schema says. */
function inTypeOf({ schema }: Parameter, example: unknown): unknown {
  if (Array.isArray(schema?.enum)) return schema.enum[0];
  if (schema?.format === 'date-time') return `${String(example)}T00:00:00.000Z`;
  if (schema?.type === 'string') return String(example);
  return schema?.type === 'number' || schema?.type === 'integer' ? Number(example) : example;
}

const header = (name: string, description: string, example?: string): Schema => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
  ...(example && { example }),
});

/** Request headers that many operations accept, by component. */
export const REQUEST_HEADERS: Readonly<Record<string, Schema>> = {
  Language: header('Accept-Language', `Language of texts and messages: ${LANGUAGES.join(', ')}`, 'en'),
  Currency: header(HEADERS.currency, 'ISO 4217 code of the currency for prices in the response', 'USD'),
  Session: header(
    HEADERS.session,
    'Guest session token: 64 letters and digits, generated by the client',
    'a1b2c3d4'.repeat(8),
  ),
  ConsumerKey: header(HEADERS.consumerKey, 'API consumer key, required where the API is protected'),
  ConsumerSecret: header(HEADERS.consumerSecret, 'API consumer secret, required where the API is protected'),
};
