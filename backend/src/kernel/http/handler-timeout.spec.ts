import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { handlerLimits } from './handler-limits';
import { limitHandlers } from './handler-timeout';

/** Milliseconds; its half must be more than a busy machine pauses. */
const LIMIT = 800;

describe('limitHandlers', () => {
  let server: FastifyInstance;
  let url: string;

  beforeEach(async () => {
    server = fastify({ return503OnClosing: false });
    limitHandlers(server, ({ url }) => (url === '/patient' ? LIMIT * 10 : LIMIT));
    server.get('/hanging', () => new Promise(() => undefined));
    server.get('/slow', async () => sleep(LIMIT / 2, 'done'));
    server.get('/patient', async () => sleep(LIMIT * 2, 'done'));
    server.get('/stream', async (_request, reply) => reply.send(Readable.from(pieces())));
    url = await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => server.close());

  async function* pieces(): AsyncGenerator<string> {
    for (let n = 0; n < 4; n++) yield sleep(LIMIT / 2, `${n}`);
  }
  const get = async (path: string): Promise<[number, string]> => {
    const response = await fetch(`${url}${path}`);
    return [response.status, await response.text()];
  };

  it('answers 503 instead of a handler that hangs, each time after its own limit', async () => {
    const first = get('/hanging');
    await sleep(LIMIT / 2);
    const start = performance.now();
    expect((await Promise.all([first, get('/hanging'), get('/slow')])).map(([status]) => status)).toEqual([
      503, 503, 200,
    ]);
    expect(performance.now() - start).toBeGreaterThanOrEqual(LIMIT - 5);
  });

  it('lets only the forms of an upload route take long, not its JSON', async () => {
    const uploads = fastify();
    uploads.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
    limitHandlers(uploads, handlerLimits(LIMIT));
    uploads.post('/files', { config: { takesFiles: true } }, async () => sleep(LIMIT * 2, 'done'));
    const post = async (type: string): Promise<number> => {
      const headers = { 'content-type': type };
      return (await uploads.inject({ method: 'POST', url: '/files', headers, payload: '{}' })).statusCode;
    };
    expect([await post('application/json'), await post('multipart/form-data; boundary=x')]).toEqual([
      503, 200,
    ]);
    await uploads.close();
  });

  it('leaves routes with a higher limit, and responses that are being sent', async () => {
    expect(await get('/patient')).toEqual([200, 'done']);
    expect(await get('/stream')).toEqual([200, '0123']);
  });

  it('survives clients that leave before the limit', async () => {
    const leaving = new AbortController();
    const arrived = once(server.server, 'request');
    const gone = fetch(`${url}/hanging`, { signal: leaving.signal }).catch((error: unknown) => error);
    await arrived;
    leaving.abort();
    expect(await gone).toMatchObject({ name: 'AbortError' });
    await sleep(LIMIT * 2);
    expect(await get('/slow')).toEqual([200, 'done']);
  });
});
