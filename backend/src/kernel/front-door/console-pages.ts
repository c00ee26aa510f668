import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentPolicy } from './content-policy';

const POLICY = contentPolicy('console');
const PAGE = 'index.html';

/** A navigation asks for a page; a script or picture that is missing must not get one. */
function wantsPage(request: FastifyRequest): boolean {
  const navigates = request.method === 'GET' || request.method === 'HEAD';
  return navigates && !/\.[a-z\d]{2,8}(?:\?|$)/i.test(request.url);
}

/** Serves a console's built folder below its prefix: files as they are, every other address as the console's one page. */
export function consolePages(
  folder: string,
  prefix: string,
  credentials: () => Promise<Record<string, string>>,
) {
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
      setHeaders: (reply, path) => {
        const immutable = path.includes('/assets/') || path.includes('\\assets\\');
        reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    // What the console has to send while the API is protected; it asks when a call was turned away.
    server.get('/consumer.json', async (_request, reply) => {
      return reply.header('cache-control', 'no-store').send(await credentials());
    });
    const page = (reply: FastifyReply): FastifyReply => reply.sendFile(PAGE);
    server.get('/', (_request, reply) => page(reply));
    server.setNotFoundHandler((request, reply) => {
      const asset = request.url.startsWith(`${prefix}/assets/`);
      if (!asset && wantsPage(request)) return page(reply.code(200));
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    });
  };
}
