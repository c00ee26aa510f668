import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import type { Clock } from './kernel/clock';
import type { Config } from './kernel/config';
import { EnvelopeAdapter, letUploadsFinish, LONGEST_UPLOAD } from './kernel/http';
import { logRequests, requestId, ShopLogger } from './kernel/logging';
import { SharedPortAdapter } from './kernel/realtime';

/** Builds the backend without listening; `main.ts` and every end-to-end test start from here. */
export async function createApplication(config: Config, clock?: Clock): Promise<NestFastifyApplication> {
  const adapter = new EnvelopeAdapter({
    bodyLimit: config.BODY_LIMIT,
    // A slow upload is no fault; what else takes long is given up by `handlerTimeout`, which counts its body too.
    requestTimeout: LONGEST_UPLOAD,
    // Seconds without a byte, not seconds in all.
    connectionTimeout: (config.REQUEST_TIMEOUT + 10) * 1000,
    // A handler that hangs is answered for with a 503, and the caller's signal is aborted (reliability §1.4).
    handlerTimeout: config.REQUEST_TIMEOUT * 1000,
    trustProxy: config.TRUST_PROXY,
    genReqId: requestId,
    // While the process drains, connections that are kept alive are served and then closed.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 256 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.of(config, clock), adapter, {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(ShopLogger));
  logRequests(app.getHttpAdapter().getInstance());
  letUploadsFinish(app.getHttpAdapter().getInstance(), config.REQUEST_TIMEOUT * 1000);
  // The API speaks JSON and multipart; anything else is a 415.
  app.getHttpAdapter().getInstance().removeContentTypeParser('text/plain');
  // One file at a time, with the few words that belong to it.
  await app.register(multipart, {
    limits: { fileSize: config.UPLOAD_LIMIT, files: 1, fields: 8, fieldSize: 4096 },
  });
  app.useWebSocketAdapter(new SharedPortAdapter(app));
  return app;
}
