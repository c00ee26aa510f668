import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { COMPRESS_OPTIONS, contentPolicy, helmetOptions } from '@stoa/contracts';
import type { Config } from '../config';
import { compressOnce } from './compress-once';

/** Security headers on every response, and compression of text. */
export async function protect(app: NestFastifyApplication, config: Config): Promise<void> {
  await app.register(helmet, helmetOptions(config.PUBLIC_URL));
  const [data, documentation] = [contentPolicy('api'), contentPolicy('console')];
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async (request, reply) => {
      const policy = request.url.startsWith('/backend/docs') ? documentation : data;
      void reply.header('content-security-policy', policy).header('x-request-id', request.id);
    });
  await app.register(compress, { ...COMPRESS_OPTIONS, zlib: compressOnce });
}
