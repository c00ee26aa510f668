import type { FastifyInstance, onRequestHookHandler, RouteOptions } from 'fastify';

/** Runs a hook for requests to some routes only: a hook of the server costs time in every request. */
export function onRequestTo(
  server: FastifyInstance,
  isWanted: (route: RouteOptions) => boolean,
  hook: onRequestHookHandler,
): void {
  server.addHook('onRoute', (route) => {
    if (isWanted(route)) route.onRequest = [...[route.onRequest ?? []].flat(), hook];
  });
}
