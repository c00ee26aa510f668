/**
 * The storefront as a Fastify 5 plugin for the backend's front door, and as a server of its own (`node server.mjs`).
 *
 * @typedef {object} StorefrontOptions
 * @property {(path: string, init: RequestInit) => Promise<Response>} [api] how to reach `/backend/api/*`; in process
 *   when given, else by HTTP at `API_URL`
 * @property {string} [mode] `production` unless told otherwise
 * @property {(request: import('fastify').FastifyRequest, reply: import('fastify').FastifyReply) => string | { script?: string, style?: string } | undefined} [getNonce]
 *   the answer's CSP nonce; `reply.cspNonce` by default
 * @property {() => string} [getVersion] changes whenever public answers may have changed; lets pages be kept longer
 * @property {string} [origin] public origin such as `https://shop.example`; the request's own by default
 */
import { createRequestHandler } from '@remix-run/node';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { toRequest, sendAnswer } from './server/bridge.mjs';
import { publicFiles } from './server/public-files.mjs';

const clientFolder = fileURLToPath(new URL('./build/client/', import.meta.url));
const serverBuild = new URL('./build/server/index.js', import.meta.url);

/**
 * Makes the plugin; register it without a prefix, after everything that has an address of its own.
 * @param {StorefrontOptions} [options]
 * @returns {Promise<import('fastify').FastifyPluginAsync>}
 */
export async function createStorefrontPlugin(options = {}) {
  const build = await import(serverBuild.href);
  const handle = createRequestHandler(build, options.mode ?? 'production');
  const nonceOf = options.getNonce ?? ((request, reply) => reply.cspNonce);
  const files = await publicFiles(clientFolder);
  return async (server) => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    const route = {
      handler: async (request, reply) => {
        const file = files.find(request.raw.url ?? '/');
        if (file) return file.send(request, reply);
        const nonce = nonceOf(request, reply);
        const context = {
          api: options.api,
          nonce: typeof nonce === 'string' ? { script: nonce, style: nonce } : nonce,
          version: options.getVersion?.(),
        };
        const answer = await build.entry.module.answer(
          toRequest(request, reply, options.origin),
          context,
          handle,
        );
        return sendAnswer(reply, answer);
      },
    };
    server.route({ ...route, method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], url: '/*' });
    // A form with pictures may come slowly; the front door gives such a route the time.
    server.route({ ...route, method: 'POST', url: '/product/:slug/review', config: { takesFiles: true } });
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { serveAlone } = await import('./server/alone.mjs');
  await serveAlone(createStorefrontPlugin);
}
