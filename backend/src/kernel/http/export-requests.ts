import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { onRequestTo } from './route-hooks';

/** Milliseconds until an export must start to be sent; writing it has its own, shorter limit. */
export const EXPORT_TIMEOUT = 150_000;
/** Milliseconds more for the answer that it takes too long. */
const ANSWER = 10_000;
/** By specification, every route that generates a file has "export" in its name. */
const EXPORT = /export/i;

const leaving = new WeakMap<FastifyRequest, AbortSignal>();

/** Aborts exports when the client disconnects, and keeps their connections open while the file is written. */
export function followExports(server: FastifyInstance): void {
  onRequestTo(server, isExport, (request, reply, done) => {
    const { socket } = request.raw;
    // Until the file is written, nothing is sent; Node restores the usual idle time with the next request. An injected
    // request has no connection.
    if (socket instanceof Socket) socket.setTimeout(EXPORT_TIMEOUT + ANSWER);
    const controller = new AbortController();
    leaving.set(request, controller.signal);
    reply.raw.once('close', () => void (reply.raw.writableFinished || controller.abort()));
    done();
  });
}

/** Whether a route generates a file. */
export function isExport({ method, url }: RouteOptions): boolean {
  return method === 'POST' && EXPORT.test(url);
}

/** Aborted when the client of an export disconnects; undefined for any other request. */
export function leavingOf(request: FastifyRequest): AbortSignal | undefined {
  return leaving.get(request);
}
