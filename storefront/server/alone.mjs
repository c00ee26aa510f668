import Fastify from 'fastify';
import { randomBytes } from 'node:crypto';

/** The same policy as the front door's; pictures may come from the API's host when it is another. */
function policy(nonce, apiOrigin) {
  const own = "'self'";
  return [
    `default-src ${own}`,
    `script-src ${own} 'nonce-${nonce}'`,
    `style-src ${own} 'nonce-${nonce}'`,
    `img-src ${own} data: ${apiOrigin}`,
    `object-src 'none'`,
    `base-uri ${own}`,
    `frame-ancestors ${own}`,
  ].join('; ');
}

/**
 * Runs the storefront as a process of its own at `PORT` (3001), reaching the API at `API_URL`.
 * @param {typeof import('../server.mjs').createStorefrontPlugin} createPlugin
 */
export async function serveAlone(createPlugin) {
  const api = process.env.API_URL ?? 'http://localhost:3000';
  const server = Fastify({
    trustProxy: process.env.TRUST_PROXY === '1',
    // A form with pictures may come slowly; what stands still is closed by the idle timeout.
    requestTimeout: 600_000,
    connectionTimeout: 30_000,
    bodyLimit: 1_048_576,
  });
  server.decorateReply('nonce', '');
  server.addHook('onRequest', async (_request, reply) => {
    reply.nonce = randomBytes(16).toString('base64');
    reply.header('content-security-policy', policy(reply.nonce, new URL(api).origin));
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  });
  server.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/backend/*',
    handler: forwardTo(api),
  });
  server.get('/media/*', forwardTo(api));
  const plugin = await createPlugin({
    getNonce: (_request, reply) => reply.nonce,
    origin: process.env.PUBLIC_URL,
  });
  await server.register(plugin);
  const stop = () => void server.close();
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const address = await server.listen({
    port: Number(process.env.PORT ?? 3001),
    host: process.env.HOST ?? '0.0.0.0',
  });
  console.log(`Storefront at ${address}`);
}

/** Without a proxy in front, pictures are fetched through here; only GETs, everything else belongs to the API's host. */
function forwardTo(api) {
  return async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(404).send({ state: 'fail', status: 404, code: 'not_found', error: 'Not found' });
    return reply.redirect(new URL(request.raw.url, api).href, 307);
  };
}
