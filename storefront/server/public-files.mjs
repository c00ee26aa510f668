import fastifyStatic from '@fastify/static';
import { sep } from 'node:path';

const ASSETS = `${sep}assets${sep}`;

/**
 * Serves the built client files, each at its own path, in the smallest precompressed form.
 * @param {string} folder
 * @returns {import('fastify').FastifyPluginAsync}
 */
export function publicFiles(folder) {
  return async (server) => {
    await server.register(fastifyStatic, {
      root: folder,
      prefix: '/',
      // Files are registered at startup; every other path is a page.
      wildcard: false,
      index: false,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const immutable = path.includes(ASSETS);
        reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, no-cache');
      },
    });
    // Under /assets/ everything is ours, so a miss is a true 404 and never a page.
    server.get('/assets/*', (_request, reply) => reply.code(404).type('text/plain').send('Not found'));
  };
}
