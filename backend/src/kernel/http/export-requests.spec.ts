import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { followExports, leavingOf } from './export-requests';

const IDLE = 200;

describe('followExports', () => {
  let server: FastifyInstance;
  let url: string;
  let isAborted: boolean;

  beforeEach(async () => {
    isAborted = false;
    server = fastify({ connectionTimeout: IDLE, forceCloseConnections: true });
    followExports(server);
    server.post('/orders/export', async (request) => {
      leavingOf(request)?.addEventListener('abort', () => (isAborted = true));
      return sleep(IDLE * 4, 'rows');
    });
    server.post('/orders', () => sleep(IDLE * 4, 'made'));
    url = await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => server.close());

  const post = async (path: string): Promise<string> =>
    (await fetch(`${url}${path}`, { method: 'POST' })).text();

  it('keeps the connection of an export open beyond the idle time, and no other', async () => {
    expect(await post('/orders/export')).toBe('rows');
    await expect(post('/orders')).rejects.toThrow('fetch failed');
    expect(isAborted).toBe(false);
  });

  it('aborts an export whose client leaves', async () => {
    const leaving = AbortSignal.timeout(IDLE / 2);
    await expect(fetch(`${url}/orders/export`, { method: 'POST', signal: leaving })).rejects.toThrow();
    await sleep(IDLE);
    expect(isAborted).toBe(true);
  });
});
