import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { constants } from 'node:zlib';
import type { Config } from '../config';
import { contentPolicy } from './content-policy';

/** Smaller answers cost more to compress than to send, in bytes. */
const THRESHOLD = 1_024;
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 5;

/** What becomes smaller; pictures, fonts and workbooks are compressed already. */
const TEXT =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|manifest\+json|xml|[\w.-]+\+(?:json|xml))|image\/svg\+xml)/;

/** Protective headers on every answer, and compression of text. */
export async function protect(app: NestFastifyApplication, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: config.PUBLIC_URL.startsWith('https:') && { maxAge: 31_536_000 },
    xFrameOptions: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The window that a social sign-in opens has to reach back.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  const [data, documentation] = [contentPolicy('api'), contentPolicy('console')];
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async (request, reply) => {
      const policy = request.url.startsWith('/backend/docs') ? documentation : data;
      void reply.header('content-security-policy', policy).header('x-request-id', request.id);
    });
  await app.register(compress, {
    global: true,
    threshold: THRESHOLD,
    encodings: ['br', 'gzip'],
    customTypes: TEXT,
    // Flushing lets a page that streams appear piece by piece.
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    },
    zlibOptions: { level: GZIP_LEVEL, flush: constants.Z_SYNC_FLUSH },
  });
}
