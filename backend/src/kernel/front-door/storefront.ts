import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { contentPolicy } from './content-policy';
import { InProcessApi } from './in-process-api';

/** What `storefront/server.mjs` offers. */
interface StorefrontEntry {
  createStorefrontPlugin(options: {
    api: InProcessApi['fetch'];
    mode: string;
    getNonce(request: FastifyRequest, reply: FastifyReply): string;
    getVersion(): string;
  }): Promise<FastifyPluginAsync>;
}

/** Whether the folder holds a built storefront. */
export function storefrontIsBuilt(folder: string): boolean {
  return existsSync(join(folder, 'server.mjs')) && existsSync(join(folder, 'build', 'server', 'index.js'));
}

/** Mounts the storefront at `/`, below everything that has an address of its own. */
export async function mountStorefront(
  server: FastifyInstance,
  config: Config,
  version: () => string,
  credentials: () => Promise<Record<string, string>>,
): Promise<void> {
  const entry = pathToFileURL(join(config.STOREFRONT_DIR, 'server.mjs')).href;
  const { createStorefrontPlugin } = (await import(entry)) as StorefrontEntry;
  const api = new InProcessApi(server, credentials);
  const nonces = new WeakMap<FastifyRequest, string>();
  const pages = await createStorefrontPlugin({
    api: api.fetch,
    mode: 'production',
    getNonce: (request) => nonces.get(request) ?? '',
    getVersion: version,
  });
  await server.register(async (scope) => {
    scope.addHook('onRequest', (request, reply, done) => {
      const nonce = randomBytes(16).toString('base64');
      nonces.set(request, nonce);
      void reply.header('content-security-policy', contentPolicy('storefront', nonce));
      api.onBehalfOf(request.ip, done);
    });
    await scope.register(pages);
  });
}
