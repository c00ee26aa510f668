import fastifyStatic from '@fastify/static';
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const ASSETS = 'assets/';

/** Paths of a folder's files, as in URLs, without hidden ones. */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((path) => !/(?:^|\/)\./.test(path));
}

/**
 * Serves the built client files, each at its own path, in the smallest precompressed form. Those that exist at the start
 * are served; every other path is a page, except below `/assets/`, where everything is ours and a miss is a true 404.
 * @param {string} folder
 * @returns {import('fastify').FastifyPluginAsync}
 */
export function publicFiles(folder) {
  return async (server) => {
    await server.register(fastifyStatic, {
      root: folder,
      serve: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const immutable = path.includes(`${sep}assets${sep}`);
        reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, no-cache');
      },
    });
    const files = filesOf(folder);
    const get = (url, handler) => server.route({ method: ['GET', 'HEAD'], url, handler });
    for (const file of files)
      if (!file.startsWith(ASSETS)) get(`/${file}`, (_request, reply) => reply.sendFile(file));
    const assets = new Set(files.filter((file) => file.startsWith(ASSETS)));
    // One route: one for each of the hundreds of assets would take 16 kB of memory and most of the server's start.
    get(`/${ASSETS}*`, (request, reply) => {
      const file = ASSETS + request.params['*'];
      if (assets.has(file)) return reply.sendFile(file);
      return reply.code(404).type('text/plain').send('Not found');
    });
  };
}
