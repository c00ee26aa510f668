/**
 * The storefront as a Fastify 5 plugin for the backend's front door, and as a server of its own (`node server.mjs`).
 *
 * @typedef {object} StorefrontOptions
 * @property {(path: string, init: RequestInit) => Promise<Response>} [api] how to reach `/backend/api/*`; in process
 *   when given, else by HTTP at `API_URL`
 * @property {string} [mode] `production` unless told otherwise
 * @property {import('@stoa/contracts').DependencyTracking} [dependencies] tells when public responses have
 *   changed; lets pages be cached longer
 * @property {string[]} [liveHosts] other hosts that pages get live events from
 * @property {string} [origin] public origin such as `https://shop.example`; the request's own by default
 */
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { toRequest, sendAnswer } from './server/bridge.mjs';
import { publicFiles } from './server/public-files.mjs';

// Node must load the built package; its source is for bundlers.
const { contentPolicy } = createRequire(import.meta.url)('@stoa/contracts');
const clientFolder = fileURLToPath(new URL('./build/client/', import.meta.url));
const serverBuild = new URL('./build/server/index.js', import.meta.url);

/** Bytes of a form without files; Remix holds a form in memory before anything looks at it. */
const MAX_FORM_SIZE = 100 * 1024;

/** Pages with forms that carry files. */
const FORMS_WITH_FILES = [
  '/product/:slug/review',
  '/customer/messages/:id',
  '/customer/reviews/:id',
  '/customer/orders/:id',
  '/customer/disputes/:id',
  '/payment-success/:group',
  '/payment-pending/:group',
  '/payment-failed/:group',
  '/become-a-vendor',
  '/vendor-application',
];

/** Why a body is not read: it is larger than the shop's forms are, or doesn't say how large. Forms with files bound themselves. */
function refusalOf({ headers, routeOptions }) {
  const isMultipart = headers['content-type']?.startsWith('multipart/form-data');
  if (routeOptions.config.takesFiles && isMultipart) return null;
  const length = Number(headers['content-length'] ?? (headers['transfer-encoding'] ? Infinity : 0));
  return length > MAX_FORM_SIZE
    ? Object.assign(new Error('The form is too large'), { statusCode: 413 })
    : null;
}

/**
 * Makes the plugin; register it without a prefix, after everything that has an address of its own. Each page carries
 * its content security policy, so that the policy is the same wherever the storefront runs.
 * @param {StorefrontOptions} [options]
 * @returns {Promise<import('fastify').FastifyPluginAsync>}
 */
export async function createStorefrontPlugin(options = {}) {
  const build = await import(serverBuild.href);
  const handle = build.entry.module.createPageHandler(build, options.mode ?? 'production');
  return async (server) => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', (request, payload, done) => done(refusalOf(request), payload));
    server.decorateRequest('nonce', '');
    server.addHook('onRequest', (request, reply, done) => {
      request.nonce = randomBytes(16).toString('base64');
      reply.header('content-security-policy', contentPolicy('storefront', request.nonce, options.liveHosts));
      done();
    });
    await server.register(publicFiles(clientFolder));
    const route = {
      handler: async (request, reply) => {
        const { nonce } = request;
        const context = {
          api: options.api,
          nonce: { script: nonce, style: nonce },
          dependencies: options.dependencies,
          visitorAddress: request.ip,
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
    for (const url of FORMS_WITH_FILES)
      server.route({ ...route, method: 'POST', url, config: { takesFiles: true, fromGuests: true } });
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { serveAlone } = await import('./server/alone.mjs');
  await serveAlone(createStorefrontPlugin);
}
