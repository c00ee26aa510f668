import fastifyStatic from '@fastify/static';
import { contentPolicy } from '@stoa/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const POLICY = contentPolicy('console');
const PAGE = 'index.html';

/** Navigations get the page; requests for missing scripts or images must not. */
function wantsPage(request: FastifyRequest): boolean {
  const navigates = request.method === 'GET' || request.method === 'HEAD';
  return navigates && !/\.[a-z\d]{2,8}(?:\?|$)/i.test(request.url);
}

/** A console to serve. */
export interface ServedConsole {
  /** Its build folder. */
  folder: string;
  prefix: string;
  /** Headers that it must send while the API is protected. */
  credentials: () => Promise<Record<string, string>>;
  /** Whether a path below its prefix is one of its pages. */
  isKnown: (address: string) => boolean;
}

/**
 * Serves a console below its prefix: files as they are, every other path as its single page, which itself
 * renders "not found"; unknown paths have status 404.
 */
export function consolePages({ folder, prefix, credentials, isKnown: isPage }: ServedConsole) {
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
    // Fetched by the console after a request was rejected for missing credentials.
    server.get('/consumer.json', async (_request, reply) => {
      return reply.header('cache-control', 'no-store').send(await credentials());
    });
    const page = (reply: FastifyReply): FastifyReply => reply.sendFile(PAGE);
    server.get('/', (_request, reply) => page(reply));
    server.setNotFoundHandler((request, reply) => {
      const asset = request.url.startsWith(`${prefix}/assets/`);
      const status = isPage(request.url.slice(prefix.length)) ? 200 : 404;
      if (!asset && wantsPage(request)) return page(reply.code(status));
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    });
  };
}
