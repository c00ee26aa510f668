import fastifyStatic from '@fastify/static';
import { contentPolicy } from '@stoa/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const POLICY = contentPolicy('console');
const PAGE = 'index.html';

/** A navigation asks for a page; a script or picture that is missing must not get one. */
function wantsPage(request: FastifyRequest): boolean {
  const navigates = request.method === 'GET' || request.method === 'HEAD';
  return navigates && !/\.[a-z\d]{2,8}(?:\?|$)/i.test(request.url);
}

/** A console as it is served. */
export interface ServedConsole {
  /** Where it was built. */
  folder: string;
  prefix: string;
  /** What it has to send while the API is protected. */
  credentials: () => Promise<Record<string, string>>;
  /** Whether it has a page at an address below its prefix. */
  isKnown: (address: string) => boolean;
}

/**
 * Serves a console below its prefix: files as they are, every other address as its one page, which says itself
 * that there is none; whoever asks by HTTP is told so by the status.
 */
export function consolePages({ folder, prefix, credentials, isKnown }: ServedConsole) {
  return async (server: FastifyInstance): Promise<void> => {
    server.addHook('onRequest', async (_request, reply) => {
      void reply.header('content-security-policy', POLICY);
    });
    await server.register(fastifyStatic, {
      root: folder,
      prefix: '/',
      index: false,
      redirect: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const immutable = path.includes('/assets/') || path.includes('\\assets\\');
        reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    // The console asks when a call was turned away.
    server.get('/consumer.json', async (_request, reply) => {
      return reply.header('cache-control', 'no-store').send(await credentials());
    });
    const page = (reply: FastifyReply): FastifyReply => reply.sendFile(PAGE);
    server.get('/', (_request, reply) => page(reply));
    server.setNotFoundHandler((request, reply) => {
      const asset = request.url.startsWith(`${prefix}/assets/`);
      const status = isKnown(request.url.slice(prefix.length)) ? 200 : 404;
      if (!asset && wantsPage(request)) return page(reply.code(status));
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    });
  };
}
