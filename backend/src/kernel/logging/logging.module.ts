import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Options } from 'pino-http';
import { Config } from '../config';
import { REDACTED_PATHS } from './redaction';
import { ShopLogger } from './shop-logger';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The request id for log and response: the proxy's if it is valid, else a new one. */
export function requestId(request: IncomingMessage): string {
  const header = request.headers['x-request-id'];
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID();
}

/** Log format: JSON for machines, coloured text for a developer's terminal. */
export function loggerOptions(config: Config): Options {
  const pretty = config.NODE_ENV === 'development' && process.stdout.isTTY;
  return {
    level: config.LOG_LEVEL,
    redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
    autoLogging: false,
    ...(pretty && {
      transport: {
        target: 'pino-pretty',
        options: { singleLine: true, ignore: 'pid,hostname,reqId,method,url,status' },
      },
    }),
  };
}

/** Structured logs without secrets. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [Config],
      // No middleware: a server hook logs requests (`logRequests`).
      useFactory: (config: Config) => ({ pinoHttp: loggerOptions(config), forRoutes: [] }),
    }),
  ],
  providers: [ShopLogger],
})
export class LoggingModule {}
