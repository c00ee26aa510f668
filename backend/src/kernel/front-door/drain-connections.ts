import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../health';

/** Interval in milliseconds for closing idle connections during shutdown. */
const CLOSE_INTERVAL = 50;

/**
 * Closes idle keep-alive connections during shutdown; in-flight requests finish. Responses of a draining
 * process send `connection: close`; idle connections are swept repeatedly, since Node closes them only once.
 */
export function drainConnections(server: FastifyInstance, readiness: Readiness): void {
  server.addHook('onRequest', (_request, reply, done) => {
    if (readiness.isDraining) void reply.header('connection', 'close');
    done();
  });
  server.addHook('preClose', (done) => {
    const sweep = setInterval(() => server.server.closeIdleConnections(), CLOSE_INTERVAL);
    server.server.once('close', () => clearInterval(sweep));
    sweep.unref();
    done();
  });
}
