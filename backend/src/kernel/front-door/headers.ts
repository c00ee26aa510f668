import type { IncomingMessage, ServerResponse } from 'node:http';
import compress from '@fastify/compress';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { COMPRESS_OPTIONS, contentPolicy, helmetOptions } from '@stoa/contracts';
import helmet from 'helmet';
import type { Config } from '../config';
import { compressOnce } from './compress-once';

/** Security headers on every response, and compression of text. */
export async function protect(app: NestFastifyApplication, config: Config): Promise<void> {
  const fixed = fixedHeaders(config);
  const [data, documentation] = [contentPolicy('api'), contentPolicy('console')];
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, reply, done) => {
      const policy = request.url.startsWith('/backend/docs') ? documentation : data;
      void reply.headers(fixed).header('content-security-policy', policy).header('x-request-id', request.id);
      done();
    });
  await app.register(compress, { ...COMPRESS_OPTIONS, zlib: compressOnce });
}

/** The headers that helmet sets, which are the same for all responses: asked for once, as it sets them one by one. */
function fixedHeaders({ PUBLIC_URL }: Config): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  const set = helmet(helmetOptions(PUBLIC_URL));
  set({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
