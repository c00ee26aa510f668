import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { liveHosts, type DependencyTracking } from '@stoa/contracts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { dependOn, track, type VersionedCache } from '../cache';
import type { Config } from '../config';
import { InProcessApi } from './in-process-api';

/** Exports of `storefront/server.mjs`. */
interface StorefrontEntry {
  createStorefrontPlugin(options: {
    api: InProcessApi['fetch'];
    mode: string;
    dependencies: DependencyTracking;
    liveHosts: string[];
  }): Promise<FastifyPluginAsync>;
}

/** Whether the folder contains a built storefront. */
export function storefrontIsBuilt(folder: string): boolean {
  return existsSync(join(folder, 'server.mjs')) && existsSync(join(folder, 'build', 'server', 'index.js'));
}

/** Mounts the storefront at `/`, after all more specific routes. */
export async function mountStorefront(
  server: FastifyInstance,
  config: Config,
  cache: VersionedCache,
  credentials: () => Promise<Record<string, string>>,
): Promise<void> {
  const entry = pathToFileURL(join(config.STOREFRONT_DIR, 'server.mjs')).href;
  const { createStorefrontPlugin } = (await import(entry)) as StorefrontEntry;
  const api = new InProcessApi(server, cache, credentials);
  const pages = await createStorefrontPlugin({
    api: api.fetch,
    mode: 'production',
    dependencies: { track, dependOn },
    liveHosts: liveHosts({
      key: config.PUSHER_KEY,
      cluster: config.PUSHER_CLUSTER,
      endpoint: config.PUSHER_ENDPOINT,
    }),
  });
  await server.register(async (scope) => {
    scope.addHook('onRequest', (request, _reply, done) => api.onBehalfOf(request.ip, done));
    await scope.register(pages);
  });
}
