import { HEADERS } from '@stoa/contracts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { RawJson } from './answers';
import { EnvelopeAdapter } from './envelope.adapter';

describe('repeated public requests', () => {
  let server: FastifyInstance;
  let calls = 0;
  let repeat: () => RawJson | Promise<RawJson> | null;

  beforeAll(async () => {
    const adapter = new EnvelopeAdapter();
    adapter.answerRepeatedRequests();
    server = adapter.getInstance() as unknown as FastifyInstance;
    const answer: RawJson = new RawJson('{"state":"success"}', '"1"', () => repeat());
    repeat = () => answer;
    for (const url of ['/backend/api/web/list', '/backend/api/admin/list'])
      server.get(url, (_request, reply) => {
        calls++;
        adapter.reply(reply, answer);
      });
    server.get('/backend/api/web/own', (_request, reply) => {
      calls++;
      adapter.reply(reply, { id: 1 });
    });
    await server.ready();
  });
  afterAll(() => server.close());

  const get = (url: string, headers: InjectOptions['headers'] = {}): Promise<LightMyRequestResponse> =>
    server.inject({ url, headers });

  /** How many of these requests reach the handler. */
  async function handled(...requests: [url: string, headers?: InjectOptions['headers']][]): Promise<number> {
    calls = 0;
    for (const [url, headers] of requests) expect((await get(url, headers)).statusCode).toBe(200);
    return calls;
  }

  it('reach the handler only once, and get the same response', async () => {
    const first = await get('/backend/api/web/list?page=1');
    calls = 0;
    const second = await get('/backend/api/web/list?page=1');
    expect(calls).toBe(0);
    expect(second.payload).toBe(first.payload);
    for (const name of ['content-type', 'etag', 'cache-control', 'vary'])
      expect(second.headers[name]).toBe(first.headers[name]);
    const unchanged = await get('/backend/api/web/list?page=1', { 'if-none-match': '"1"' });
    expect([unchanged.statusCode, unchanged.payload, calls]).toEqual([304, '', 0]);
  });

  it('reach it again with other choices, and once guards must decide again', async () => {
    const url = '/backend/api/web/list?page=2';
    expect(await handled([url], [`${url}&q=a`], [url, { 'accept-language': 'ar' }])).toBe(3);
    expect(await handled([url, { [HEADERS.currency]: 'EUR' }], [url])).toBe(1);
    const current = repeat;
    repeat = () => null;
    expect(await handled([url], [url])).toBe(2);
    repeat = current;
    expect(await handled([url], [url])).toBe(0);
  });

  it('get a response that is made anew without the handler, which runs only if that fails', async () => {
    const url = '/backend/api/web/list?page=4';
    await get(url);
    const current = repeat;
    repeat = async () => new RawJson('{"state":"success","data":2}', '"2"');
    calls = 0;
    const anew = await get(url);
    expect([anew.payload, anew.headers.etag, calls]).toEqual(['{"state":"success","data":2}', '"2"', 0]);
    repeat = async () => Promise.reject(new Error('no longer shown'));
    expect(await handled([url])).toBe(1);
    repeat = current;
  });

  it('reach it each time with credentials, outside of the storefront’s calls, and if the response is not cached', async () => {
    const url = '/backend/api/web/list?page=3';
    const token = { authorization: 'Bearer a' };
    const program = { [HEADERS.consumerKey]: 'a' };
    expect(await handled([url], [url, token], [url, token], [url, program], [url, program])).toBe(5);
    expect(await handled(['/backend/api/admin/list'], ['/backend/api/admin/list'])).toBe(2);
    expect(await handled(['/backend/api/web/own'], ['/backend/api/web/own'])).toBe(2);
    const long = `${url}&q=${'a'.repeat(1_000)}`;
    expect(await handled([long], [long])).toBe(2);
  });
});
