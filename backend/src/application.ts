import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppModule } from './app.module';
import type { Clock } from './kernel/clock';
import type { Config } from './kernel/config';
import { Database } from './kernel/database';
import { DatabaseProbe, Watchdog } from './kernel/health';
import {
  answerUnparsable,
  answerUnroutable,
  boundRequests,
  EnvelopeAdapter,
  followExports,
  headAsGet,
  handlerLimits,
  limitHandlers,
  NO_SCHEMAS,
  UPLOAD_TIMEOUT,
  receiveUploads,
  trustedProxies,
} from './kernel/http';
import { Languages } from './kernel/i18n';
import { logRequests, requestId, ShopLogger } from './kernel/logging';
import { SharedPortAdapter } from './kernel/realtime';
import { MessageTranslator } from './kernel/translation';

/** Builds the backend without listening; used by `main.ts` and every end-to-end test. */
export async function createApplication(config: Config, clock?: Clock): Promise<NestFastifyApplication> {
  const adapter = new EnvelopeAdapter({
    bodyLimit: config.BODY_LIMIT,
    // Slow uploads are allowed; `limitHandlers`, which includes reading the body, ends other slow requests.
    requestTimeout: UPLOAD_TIMEOUT,
    // Idle time in seconds, not total time.
    connectionTimeout: (config.REQUEST_TIMEOUT + 10) * 1000,
    trustProxy: trustedProxies(config.TRUST_PROXY),
    genReqId: requestId,
    // While the process drains, requests on keep-alive connections are served before those are closed.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 256 },
    exposeHeadRoutes: false,
    rewriteUrl: headAsGet,
    schemaController: NO_SCHEMAS,
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      answerUnroutable(error, request, reply, [app.get(MessageTranslator), app.get(Languages)]),
    clientErrorHandler: (error, socket) =>
      answerUnparsable(error, socket, () => [app.get(MessageTranslator), app.get(Languages)]),
  });
  const app: NestFastifyApplication = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(config, clock),
    adapter,
    {
      bufferLogs: true,
      abortOnError: false,
    },
  );
  app.useLogger(app.get(ShopLogger));
  logRequests(app.getHttpAdapter().getInstance());
  const database = app.get(Database);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (_request, _reply, done) => database.inRequest(done));
  app.get(DatabaseProbe, { strict: false }).guard(app.getHttpAdapter().getInstance());
  app.get(Watchdog, { strict: false }).guard(app.getHttpAdapter().getInstance());
  receiveUploads(app.getHttpAdapter().getInstance(), config.UPLOAD_LIMIT);
  followExports(app.getHttpAdapter().getInstance());
  limitHandlers(app.getHttpAdapter().getInstance(), handlerLimits(config.REQUEST_TIMEOUT * 1000));
  boundRequests(app.getHttpAdapter().getInstance(), config.BODY_LIMIT);
  // After the limits, which apply to repeated requests as well.
  adapter.answerRepeatedRequests();
  // One file at a time, with its few text fields.
  await app.register(multipart, {
    limits: { fileSize: config.UPLOAD_LIMIT, files: 1, fields: 8, fieldSize: 4096 },
  });
  app.useWebSocketAdapter(new SharedPortAdapter(app));
  return app;
}
