import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pictures } from './pictures';
import { parseRendition, RENDITION_TYPES } from './rendition';

interface MediaRoute {
  Params: { hash: string; file: string };
}

/** Serves `/media/:hash/:width.:format`; URLs are content-addressed, so browsers may cache them for ever. */
export function mediaRoute(server: FastifyInstance, pictures: Pictures): void {
  const missing = (reply: FastifyReply): FastifyReply =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');

  server.get('/media/:hash/:file', async (request: FastifyRequest<MediaRoute>, reply) => {
    const { hash, file } = request.params;
    const rendition = parseRendition(file);
    if (!rendition) return missing(reply);
    const etag = `"${hash.slice(0, 16)}-${file}"`;
    const unchanged = request.headers['if-none-match'] === etag;
    const bytes = unchanged ? null : await pictures.rendition(hash, rendition);
    if (!bytes && !unchanged) return missing(reply);
    void reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('etag', etag);
    return unchanged ? reply.code(304).send() : reply.type(RENDITION_TYPES[rendition.format]).send(bytes);
  });
}
