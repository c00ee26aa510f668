import type { IncomingMessage } from 'node:http';

/**
 * Has a HEAD request served by the route of GET; Node omits the body, as it read the method before. A route of its
 * own for each call, as Fastify would add, takes about 8 kB of memory.
 */
export function headAsGet(request: Pick<IncomingMessage, 'method' | 'url'>): string {
  if (request.method === 'HEAD') request.method = 'GET';
  return request.url ?? '/';
}
