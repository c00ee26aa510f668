import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Client } from '@stoa/testing';
import { maxBlockTime, MAX_BLOCK_TIME } from '../support/event-loop';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

const repeated = (times: number, of: (n: number) => string): string =>
  Array.from({ length: times }, (_, n) => of(n)).join(',');

const MANY_KEYS = `{${repeated(85_000, (n) => `"k${n}":1`)}}`;
const DEEP = '['.repeat(400_000) + ']'.repeat(400_000);
const DEEP_OBJECTS = `{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_001)}`;
const KEYS_WITHIN_BOUNDS = `{${repeated(499, (n) => `"k${n}":1`)}}`;
const OBJECTS_WITHIN_BOUNDS = `{"filter":{${repeated(1_990, (n) => `"k${n}":{"a":[${n}]}`)}}}`;
const COLUMNS = `{"export":"csv","columns":[${repeated(90_000, (n) => `"c${n}"`)}]}`;
const COLUMNS_WITHIN_BOUNDS = `{"export":"csv","columns":[${repeated(1_999, (n) => `"c${n}"`)}]}`;
const UNIT = { name: 'Sack', symbol: 'sk', dimension: 'mass' };
const JSON_TYPE = { 'content-type': 'application/json' };

describe('hostile input', () => {
  let shop: Shop;
  let admin: Client;
  let server: Server;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    await shop.app.listen(0, '127.0.0.1');
    server = shop.app.getHttpServer();
  });
  afterAll(() => shop.close());

  /** Sends a raw body; `headers` may contain a client's own. */
  const send = async (path: string, payload: string, headers: Record<string, string> = JSON_TYPE) => {
    const url = `/backend/api${path}`;
    const answer = await shop.app.inject({ method: 'POST', url, headers, payload });
    return {
      status: answer.statusCode,
      length: answer.body.length,
      body: answer.json<{ state: string; code: string }>(),
    };
  };
  const tokenOf = async (): Promise<string> => {
    let token = '';
    const spy = admin.get('/admin/auth/verify_login');
    await spy;
    token = (admin as unknown as { identity: { token: string } }).identity.token;
    return token;
  };

  it.each([
    ['85,000 unknown keys', MANY_KEYS, 413],
    ['unknown keys as many as are read', KEYS_WITHIN_BOUNDS, 422],
    ['400,000 arrays inside each other', DEEP, 413],
    ['20,000 objects inside each other', DEEP_OBJECTS, 413],
    ['a string that never ends', `{"a":"${'x'.repeat(90_000)}`, 400],
    ['nothing but escapes', `{"a":"${'\\"'.repeat(40_000)}`, 400],
  ])(
    'from a guest, %s, gets a short answer without blocking the event loop',
    async (_name, payload, status) => {
      const attack = () => send('/web/addCartItem', payload);
      const answer = await attack();
      expect([answer.status, answer.body.state]).toEqual([status, 'fail']);
      expect(answer.length).toBeLessThan(10_000);
      expect(await maxBlockTime(attack)).toBeLessThan(MAX_BLOCK_TIME);
    },
  );

  it.each([
    ['90,000 columns', '/admin/units/export', COLUMNS, 413],
    ['columns as many as are read', '/admin/units/export', COLUMNS_WITHIN_BOUNDS, 422],
    ['85,000 conditions', '/admin/units/filter', `{"filter":${MANY_KEYS}}`, 413],
    ['conditions as many as are read', '/admin/units/filter', OBJECTS_WITHIN_BOUNDS, 422],
    ['400,000 arrays', '/admin/units/filter', DEEP, 413],
  ])(
    'from an operator, %s, gets a short answer without blocking the event loop',
    async (_name, path, payload, status) => {
      const headers = { ...JSON_TYPE, authorization: `Bearer ${await tokenOf()}` };
      const attack = () => send(path, payload, headers);
      const answer = await attack();
      expect([answer.status, answer.body.state]).toEqual([status, 'fail']);
      expect(answer.length).toBeLessThan(10_000);
      expect(await maxBlockTime(attack)).toBeLessThan(MAX_BLOCK_TIME);
    },
  );

  it('with too many query parameters is refused with 413 without blocking the event loop', async () => {
    const url = `/backend/api/web/products?${'a&'.repeat(5_000)}`;
    const attack = () => shop.app.inject({ url });
    expect((await attack()).statusCode).toBe(413);
    expect(await maxBlockTime(attack)).toBeLessThan(MAX_BLOCK_TIME);
  });

  it.each([
    ['a filter that is null', '/admin/units/export', { export: 'csv', filterData: null }, 200],
    ['an id that is an object', '/admin/units/filter', { filter: { id: { toString: 1 } } }, 422],
    ['an id in arrays', '/admin/units/filter', { filter: { id: [[[[1]]]] } }, 422],
    ['a date that is none', '/admin/units/filter', { filter: { created_at_gte: 'soon' } }, 422],
    ['half a character', '/admin/units', { name: '\ud800', symbol: 'x', dimension: 'mass' }, 422],
    ['a NUL', '/admin/units', { name: 'a\0b', symbol: 'x', dimension: 'mass' }, 422],
    ['products by an unknown filter', '/admin/exportProducts', { filter: { nothing: 1 } }, 422],
  ])('such as %s is accepted or refused', async (_name, path, body, status) => {
    const answer = await admin.post(path, body);
    expect([answer.status, answer.status < 400 || answer.body.state]).toEqual([
      status,
      status < 400 || 'fail',
    ]);
  });

  it.each([
    ['labels that are null', '/admin/units/export', { export: 'csv', labels: null }, 200],
    ['labels in a list', '/admin/units/export', { export: 'csv', labels: [{ title: 'x' }] }, 422],
    ['translations that are null', '/admin/units', { ...UNIT, translations: null }, 200],
    ['a vacant text that must not be', '/admin/units', { ...UNIT, name: null }, 422],
    ['a list instead of fields', '/admin/units/filter', [], 422],
    ['an address that is null', '/web/validateShippingAddress', { address: null }, 422],
    ['an address in a list', '/web/validateShippingAddress', { address: [] }, 422],
    ['methods in lists', '/web/validateShippingMethod', { methods: [[[]]] }, 422],
    ['a method that is null', '/web/validateShippingMethod', { methods: [null] }, 422],
  ])('such as %s is treated as absent or refused with field errors', async (_name, path, body, status) => {
    const { status: answered, body: answer } = await admin.post(path, body);
    expect([answered, Object.keys(answer.errors ?? {}).length > 0]).toEqual([status, status === 422]);
  });

  it('such as variants in nested lists is refused with field errors', async () => {
    const body = { version: 1, axes: null, variants: [[[{ sku: 'x' }]]], attributes: [null] };
    const { status, body: answer } = await admin.put('/admin/productsAttribute/1', body);
    expect([status, answer.errors]).toEqual([
      422,
      {
        axes: ['Variant options is required.'],
        variants: ['Each entry of Variants must be filled in field by field.'],
        attributes: ['Each entry of Attributes must be filled in field by field.'],
      },
    ]);
  });

  it.each([
    ['can’t be decoded', '/backend/api/admin/units/%ff', 400, 'bad_request'],
    ['is overlong', `/backend/api/admin/units/${'1'.repeat(300)}`, 414, 'uri_too_long'],
  ])('in a URL that %s is refused with a readable failure envelope', async (_n, url, status, code) => {
    const answer = await shop.app.inject({ url, headers: { 'accept-language': 'en' } });
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      expect.objectContaining({ state: 'fail', status, code, error: expect.stringMatching(/^The|^This/) }),
    ]);
  });

  it('such as a lone surrogate in a query filter is refused', async () => {
    const filter = encodeURIComponent('{"q":"\\ud800"}');
    expect((await admin.get(`/admin/units?filter=${filter}`)).status).toBe(422);
  });

  it('of an unsupported content type is refused with 415', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await send('/web/addCartItem', 'a=1', type)).status).toBe(415);
  });

  it('over the body size limit is refused with 413', async () => {
    const answer = await send('/web/addCartItem', JSON.stringify({ note: 'x'.repeat(200_000) }));
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large']);
  });

  /** Sends raw bytes over a new connection; returns the response received until the server closed it. */
  const sendRaw = (bytes: string, then: (socket: Socket) => void = () => undefined): Promise<string> => {
    server.once('connection', then);
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let heard = '';
    socket.on('data', (piece: Buffer) => (heard += piece.toString()));
    return new Promise((resolve, reject) => socket.on('end', () => resolve(heard)).on('error', reject));
  };
  const late = (socket: Socket): void => {
    const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    setTimeout(() => server.emit('clientError', error, socket), 20);
  };
  const START = 'GET /backend/api/web/categories HTTP/1.1\r\nhost: shop\r\n';

  it.each([
    ['a header of 100 kB', `${START}x: ${'x'.repeat(100_000)}\r\n\r\n`, 431, 'headers_too_large'],
    ['a header of 5 MB', `${START}x: ${'x'.repeat(5_000_000)}\r\n\r\n`, 431, 'headers_too_large'],
    ['a garbage request line', '\x16\x03\x01 nonsense\r\n\r\n', 400, 'bad_request'],
    ['a garbage request after a good one', `${START}\r\n nonsense\r\n\r\n`, 400, 'bad_request'],
    ['headers that never end', START, 408, 'timeout', late],
  ])(
    'such as %s is refused with a failure envelope, and the connection is closed',
    async (_n, bytes, ...expected) => {
      const [status, code, then] = expected as [number, string, typeof late | undefined];
      const heard = await sendRaw(bytes, then);
      const [head = '', body = ''] = heard.slice(heard.lastIndexOf('HTTP/1.1 ')).split('\r\n\r\n');
      expect(head).toMatch(
        new RegExp(`^HTTP/1.1 ${status} .*content-type: application/json.*connection: close`, 's'),
      );
      expect(JSON.parse(body)).toEqual({
        state: 'fail',
        status,
        code,
        error: expect.stringMatching(/^The .*\.$/),
      });
    },
  );
});
