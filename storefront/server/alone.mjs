import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { addressAt } from './bridge.mjs';
import { trustedProxies } from './trusted-proxies.mjs';

const { COMPRESS_OPTIONS, contentPolicy, helmetOptions, liveHosts } = createRequire(import.meta.url)(
  '@stoa/contracts',
);

/** Headers of the API's responses that describe the file rather than the connection. */
const FILE_HEADERS = ['cache-control', 'content-length', 'content-type', 'etag', 'last-modified'];

/**
 * Runs the storefront as a standalone process at `PORT` (3001), with the API at `API_URL`.
 * @param {typeof import('../server.mjs').createStorefrontPlugin} createPlugin
 */
export async function serveAlone(createPlugin) {
  const api = process.env.API_URL ?? 'http://localhost:3000';
  const server = Fastify({
    trustProxy: trustedProxies(process.env.TRUST_PROXY),
    // Uploads with images may be slow; stalled connections are closed by the idle timeout.
    requestTimeout: 600_000,
    connectionTimeout: 30_000,
    bodyLimit: 1_048_576,
  });
  await server.register(helmet, helmetOptions(process.env.PUBLIC_URL ?? ''));
  await server.register(compress, COMPRESS_OPTIONS);
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', contentPolicy('api'));
  });
  // Liveness of this process only, not of the API.
  server.get('/health/live', async () => ({ status: 'up' }));
  server.get('/backend/*', async (request, reply) =>
    reply.redirect(addressAt(request.raw.url, api).href, 307),
  );
  server.get('/media/*', forwardTo(api));
  const { PUSHER_KEY: key, PUSHER_CLUSTER: cluster, PUSHER_ENDPOINT: endpoint } = process.env;
  const hosts = liveHosts({ key, cluster, endpoint });
  await server.register(await createPlugin({ origin: process.env.PUBLIC_URL, liveHosts: hosts }));
  const stop = () => void server.close();
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const address = await server.listen({
    port: Number(process.env.PORT ?? 3001),
    host: process.env.HOST ?? '0.0.0.0',
  });
  console.log(`Storefront at ${address}`);
}

/** Proxies a file from the API, so that a page's content security policy needs no second host. */
function forwardTo(api) {
  return async (request, reply) => {
    const wanted = request.headers['if-none-match'];
    const answer = await fetch(addressAt(request.raw.url, api), {
      headers: { 'accept-encoding': 'identity', ...(wanted && { 'if-none-match': wanted }) },
      signal: AbortSignal.timeout(15_000),
    });
    reply.code(answer.status);
    for (const name of FILE_HEADERS)
      if (answer.headers.has(name)) reply.header(name, answer.headers.get(name));
    return reply.send(answer.body ? Readable.fromWeb(answer.body) : '');
  };
}
