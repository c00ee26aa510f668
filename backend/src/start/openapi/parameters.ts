import { HEADERS, LANGUAGES } from '@stoa/contracts';
import type { Schema } from './record-schemas';
import { capital, wordsOf } from './summaries';

/** What the parameters mean, wherever they stand. */
const MEANINGS: Readonly<Record<string, string>> = {
  sort: 'Field and order as JSON, such as ["name","ASC"]',
  range: 'First and last row as JSON, such as [0,24]; at most 1000 rows',
  filter: 'Conditions by field as JSON; `q` searches, a field with _gte or _lte takes a bound',
  q: 'Words to search for',
  ids: 'Ids separated by commas, to get the names of known records',
  page: 'Number of the page, from 1',
  per_page: 'Rows on a page',
  in_stock: 'Whether only products that are in stock are wanted',
  rating: 'Least average rating, from 1 to 5',
  token: 'Token from the link that was sent',
  slug: 'Readable address of the record in the asked language',
  from: 'First day, as 2026-01-31 (UTC)',
  to: 'Last day, as 2026-01-31 (UTC)',
  currency: 'Code of a currency, such as USD',
  payment_method: 'Code of a payment method',
  category: 'Readable address or id of a category',
  tag: 'Readable address or id of a tag',
  state: 'State by its name',
  commission_type: 'How the commission is reckoned, by its name',
  commission_value: 'The commission: minor units, or percent as an exact decimal',
  resource: 'Resource by its name in addresses, such as products',
  param: 'Id or readable address of the record',
  [HEADERS.idempotency]:
    'Chosen by the client for each new order; a repeat answers what the first request did',
};

/** Parameters that mean something else at some addresses, by the end of those. */
const AT_ADDRESS: readonly (readonly [address: RegExp, meanings: Readonly<Record<string, string>>])[] = [
  [/settingsActive$/, { group: 'Group of the settings, by its name' }],
  [/Reports$/, { group: 'Length of the period that one row covers: day, week or month' }],
  [/PayoutRequestStatus\/\{a\}/, { a: 'Id of the payout request', b: 'Its next state, by its name' }],
  [/updateProductStock\/\{a\}/, { a: 'Id of the product', b: 'Pieces that are in stock' }],
  [/productsDeleteAttribute\/\{a\}/, { a: 'Id of the product', b: 'Id of the attribute' }],
];

/** What a parameter means; an id is that of what its name or its address says. */
export function meaningOf(name: string, path: string): string {
  const special = AT_ADDRESS.find(([address, meanings]) => address.test(path) && name in meanings);
  const known = special?.[1][name] ?? MEANINGS[name];
  if (known) return known;
  const words = wordsOf(name).join(' ');
  if (name === 'id') return `Id of the record that ${nameBefore(path)} is about`;
  if (/_?ids?$/i.test(name)) return `Id of the ${words.replace(/ ids?$/, '')}`;
  return `${capital(words)} that is asked for`;
}

/** The last name before the id, as in `/history/{resource}/{id}`. */
function nameBefore(path: string): string {
  const parts = path.slice(0, path.indexOf('{id}')).split('/');
  return parts.filter((part) => part && !part.startsWith('{')).at(-1) ?? path;
}

const header = (name: string, description: string, schema: Schema = { type: 'string' }): Schema => ({
  ...{ name, in: 'header', required: false, description, schema },
});

/** Headers that requests may have, by component. */
export const REQUEST_HEADERS: Readonly<Record<string, Schema>> = {
  Language: header('Accept-Language', `Language of texts and messages: ${LANGUAGES.join(', ')}`),
  Currency: header(HEADERS.currency, 'Code of the currency that prices are answered in'),
  Session: header(HEADERS.session, 'A guest’s session: 64 letters and digits of the client’s own making'),
  ConsumerKey: header(HEADERS.consumerKey, 'Credential of a program, where the API is protected'),
  ConsumerSecret: header(
    HEADERS.consumerSecret,
    'Second credential of a program, where the API is protected',
  ),
};

/** Headers that answers have. */
export const ANSWER_HEADERS: Readonly<Record<string, Schema>> = {
  'x-request-id': { description: 'Names the request in the logs', schema: { type: 'string' } },
  'cache-control': { description: 'Whether the answer may be kept', schema: { type: 'string' } },
};

export const PAGE_HEADERS: Readonly<Record<string, Schema>> = {
  ...ANSWER_HEADERS,
  'content-range': {
    description: 'Rows of the page and how many there are, as key 0-24/120',
    schema: { type: 'string' },
  },
};
