import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, Client } from '@stoa/testing';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

interface Endpoint {
  method: string;
  path: string;
  auth: string;
  returns?: string;
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(join(__dirname, 'specification', `${name}.json`), 'utf8')) as T;
const notBuilt = new Set(read<string[]>('not-built'));
const MISSING = '2000000000';
/** Target states of the calls that name one in their address. */
const STATE = 'approved';
/** A sign-out would end the walk. */
const SIGN_OUT = /\/auth\/logout$/;
/** Inputs of calls that would refuse an empty one before they look for the record. */
const INPUTS: [part: string, input: object][] = [
  ['/orders/updateStatus/', { status: 'processing' }],
  ['/updateStatus/', { status: 'active' }],
  ['/productsAttribute/', { version: 1, axes: [], variants: [], attributes: [] }],
  ['/productsMedia/', { version: 1, media: [] }],
  ['/updateVendorFeatured/', { is_featured: true }],
  ['/updateVendorStoreStatus/', { store_status: 'open' }],
];
/** Calls allowed to every operator: their own session and profile. */
const OWN = /\/auth\/|AdminProfile$/;
/** Reads that require parameters. */
const QUERIES = /(addMedia|updateRiderCommission|filterVendorProducts)$/;
const NOT_ALLOWED = 'You Are Not Authenticated To Perform This Action';

const endpoints = read<Endpoint[]>('endpoints').filter(
  ({ method, path, auth }) => ['admin', 'vendor'].includes(auth) && !notBuilt.has(`${method} ${path}`),
);
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

/** Writing calls that accept an empty body: lists, and updates of existing records. */
const FINE_WHEN_EMPTY =
  /\/filter$|\/filterMedia$|\/updateAdminProfile$|\/vendor\/(customerProfileUpdate|createOrUpdateVendorStore|updateVendorProfile)$/;
/** Calls that accept only files. */
const FILES_ALONE = /\/(importData|updateProfileImage)$/;

/** Calls the path with ids that don't exist. */
function call(client: Client, { method, path }: Endpoint, body?: object): Promise<Answer> {
  const address = path
    .replace('/backend/api', '')
    .replace('{a}/{b}', `${MISSING}/${path.includes('Stock') ? '5' : STATE}`)
    .replace(/\{\w+\}/g, MISSING);
  return client.call(method, address, method === 'GET' ? undefined : body);
}

function missingInput({ path }: Endpoint): object {
  const [, input] = INPUTS.find(([part]) => path.includes(part)) ?? [];
  return input ?? {};
}

/** The key of a list from its `Content-Range`, for lists whose key is not specified. */
const listKey = ({ headers }: Answer): string | undefined => headers['content-range']?.split(' ')[0];

const isFailure = ({ status, body }: Answer): boolean =>
  body.state === 'fail' &&
  body.status === status &&
  typeof body.error === 'string' &&
  body.code !== undefined;

describe('every call of the back office and the seller portal', () => {
  let shop: Shop;
  let actors: Record<string, Client>;
  let powerless: Client;

  beforeAll(async () => {
    shop = await startShop();
    actors = { admin: await givenAdmin(shop), vendor: (await givenVendor(shop)).client };
    powerless = await givenAdmin(shop, []);
  });
  afterAll(() => shop.close());

  const right = ({ auth }: Endpoint): Client => actors[auth] as Client;
  const wrong = ({ auth }: Endpoint): Client => actors[auth === 'admin' ? 'vendor' : 'admin'] as Client;

  it.each(named)('%s is closed to guests', async (_name, endpoint) => {
    const answer = await call(shop.client, endpoint, {});
    expect([answer.status, isFailure(answer)]).toEqual([401, true]);
  });

  it.each(named)('%s is closed to the other console', async (_name, endpoint) => {
    const answer = await call(wrong(endpoint), endpoint, {});
    expect([answer.status, answer.body.error]).toEqual([403, NOT_ALLOWED]);
  });

  const permitted = named.filter(([name, { auth }]) => auth === 'admin' && !OWN.test(name));
  it.each(permitted)('%s is closed to an operator without its permission', async (_name, endpoint) => {
    const answer = await call(powerless, endpoint, {});
    expect([answer.status, answer.body.error]).toEqual([403, NOT_ALLOWED]);
  });

  const reading = named.filter(
    ([name, { method, path }]) =>
      method === 'GET' && !path.includes('{') && !SIGN_OUT.test(path) && !QUERIES.test(name),
  );
  it.each(reading)('%s answers under its own key', async (_name, endpoint) => {
    const answer = await call(right(endpoint), endpoint);
    expect([answer.status, answer.body.state]).toEqual([200, 'success']);
    expect(Object.keys(answer.body)).toContain(endpoint.returns ?? listKey(answer) ?? 'data');
  });

  const numbered = named.filter(([, { path }]) => path.includes('{'));
  it.each(numbered)('%s answers a missing id with 404', async (_name, endpoint) => {
    const answer = await call(right(endpoint), endpoint, missingInput(endpoint));
    expect([answer.status, isFailure(answer)]).toEqual([404, true]);
  });

  const writing = named.filter(([, { method, path }]) => method !== 'GET' && !path.includes('{'));
  it.each(writing)('%s accepts an empty body or reports the missing fields', async (name, endpoint) => {
    const answer = await call(right(endpoint), endpoint, {});
    const { status, body } = answer;
    if (FILES_ALONE.test(name)) return expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
    if (FINE_WHEN_EMPTY.test(name)) return expect([name, status, body.state]).toEqual([name, 200, 'success']);
    const lacks = Object.keys(body.errors ?? {}).length > 0;
    expect([name, status, body.code, lacks, isFailure(answer)]).toEqual([name, 422, 'invalid', true, true]);
  });
});
