import { setTimeout as sleep } from 'node:timers/promises';
import { type ArgumentsHost, Logger } from '@nestjs/common';
import fastify, { type FastifyInstance, type FastifyRequest, type RouteHandlerMethod } from 'fastify';
import type { Languages } from '../i18n';
import type { MessageTranslator } from '../translation';
import { followExports, leavingOf } from './export-requests';
import { FailureFilter } from './failure.filter';

const filter = new FailureFilter(
  { in: () => String } as unknown as MessageTranslator,
  { pick: () => 'en' } as unknown as Languages,
);

describe('the log of failures', () => {
  let server: FastifyInstance;
  let url: string;
  let answered: number[];
  const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);

  beforeEach(async () => {
    logged.mockClear();
    server = fastify({ forceCloseConnections: true });
    followExports(server);
    const caught = (work: (request: FastifyRequest) => Promise<unknown>): RouteHandlerMethod =>
      async function (request, reply) {
        await work(request).catch((error: unknown) => {
          const http = { getRequest: () => request, getResponse: () => reply };
          filter.catch(error, { switchToHttp: () => http } as unknown as ArgumentsHost);
          answered.push(reply.statusCode);
        });
        return reply;
      };
    server.post(
      '/orders/export',
      caught((request) => sleep(2_000, undefined, { signal: leavingOf(request) })),
    );
    server.post(
      '/broken/export',
      caught(() => Promise.reject(new Error('broken'))),
    );
    answered = [];
    url = await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => server.close());
  afterAll(() => logged.mockRestore());

  it('has no error for an export that its client cancelled', async () => {
    const signal = AbortSignal.timeout(100);
    await expect(fetch(`${url}/orders/export`, { method: 'POST', signal })).rejects.toThrow();
    await sleep(100);
    expect(answered).toEqual([499]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('has the error of one that failed', async () => {
    expect((await fetch(`${url}/broken/export`, { method: 'POST' })).status).toBe(500);
    expect(logged).toHaveBeenCalledTimes(1);
  });
});
