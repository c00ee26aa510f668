import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../health';

/** Milliseconds between looks for connections that have become idle while the server closes. */
const SWEEP = 50;

/**
 * Parts with kept-alive connections without breaking off a request: answers of a draining process ask the client to
 * leave, and what is idle once the server closes is closed, which Node itself does only at the first moment.
 */
export function letGo(server: FastifyInstance, readiness: Readiness): void {
  server.addHook('onRequest', async (_request, reply) => {
    if (readiness.isDraining) void reply.header('connection', 'close');
  });
  server.addHook('preClose', (done) => {
    const sweep = setInterval(() => server.server.closeIdleConnections(), SWEEP);
    server.server.once('close', () => clearInterval(sweep));
    sweep.unref();
    done();
  });
}
