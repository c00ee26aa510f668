import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { ConsumerCredentials, consumerHeaders } from '../access';
import { VersionedCache } from '../cache';
import { Config } from '../config';
import { Metrics, Readiness } from '../health';
import { Languages } from '../i18n';
import { mediaRoute, Pictures } from '../storage';
import { MessageTranslator } from '../translation';
import { consolePages, type ServedConsole } from './console-pages';
import { protect } from './headers';
import { knownPages } from './known-pages';
import { drainConnections } from './drain-connections';
import { mountStorefront, storefrontIsBuilt } from './storefront';
import { answerUnknownApi } from './unknown-api';

/** Which surfaces are built and mounted. */
export interface Mounted {
  storefront: boolean;
  admin: boolean;
  seller: boolean;
}

async function mountConsole(server: FastifyInstance, served: ServedConsole): Promise<boolean> {
  if (!existsSync(join(served.folder, 'index.html'))) return false;
  await server.register(consolePages(served), { prefix: served.prefix });
  return true;
}

/** Credentials that the shop's own surfaces send while the API is protected; else none. */
async function consumerOf(app: NestFastifyApplication): Promise<Record<string, string>> {
  const expected = await app.get(ConsumerCredentials, { strict: false }).expected();
  return expected ? consumerHeaders(expected) : {};
}

/** Mounts every surface on the application's single port; call it before the application is initialised. */
export async function mountFrontDoor(app: NestFastifyApplication): Promise<Mounted> {
  const config = app.get(Config);
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  await protect(app, config);
  drainConnections(server, app.get(Readiness, { strict: false }));
  app.get(Metrics, { strict: false }).observe(server);
  mediaRoute(server, app.get(Pictures));
  answerUnknownApi(server, app.get(MessageTranslator), app.get(Languages));
  server.get('/vendor/dashboard', (_request, reply) => reply.redirect('/seller/dashboard', 302));
  const credentials = () => consumerOf(app);
  const mounted = {
    admin: await mountConsole(server, {
      folder: config.BACKOFFICE_DIR,
      prefix: '/admin',
      credentials,
      isKnown: knownPages('admin'),
    }),
    seller: await mountConsole(server, {
      folder: config.SELLER_PORTAL_DIR,
      prefix: '/seller',
      credentials,
      isKnown: knownPages('vendor'),
    }),
    storefront: storefrontIsBuilt(config.STOREFRONT_DIR),
  };
  if (mounted.storefront) await mountStorefront(server, config, app.get(VersionedCache), credentials);
  const missing = Object.entries(mounted).flatMap(([name, isOwnPath]) => (isOwnPath ? [] : [name]));
  // While developing, they have servers of their own.
  if (missing.length > 0 && config.NODE_ENV !== 'development')
    new Logger('FrontDoor').warn(`Not built and so not mounted: ${missing.join(', ')}`);
  return mounted;
}
