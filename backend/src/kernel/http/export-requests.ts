import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Milliseconds that an export may take until its file begins; making it has its own, shorter limit. */
const LONGEST_EXPORT = 150_000;
/** The specification names every call that writes a file after it. */
const EXPORT = /export/i;

const leaving = new WeakMap<FastifyRequest, AbortSignal>();

/** Gives calls that write files the time they need, and tells them when whoever asked has left. */
export function followExports(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (isExport(route.method, route.url)) route.handlerTimeout = LONGEST_EXPORT;
  });
  server.addHook('onRequest', (request, reply, done) => {
    if (isExport(request.method, request.routeOptions.url)) {
      const controller = new AbortController();
      leaving.set(request, controller.signal);
      reply.raw.once('close', () => void (reply.raw.writableFinished || controller.abort()));
    }
    done();
  });
}

function isExport(method: string | string[], url = ''): boolean {
  return method === 'POST' && EXPORT.test(url);
}

/** Aborted when the one who asked for a file leaves; undefined for any other request. */
export function leavingOf(request: FastifyRequest): AbortSignal | undefined {
  return leaving.get(request);
}
