import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';

/** The framework's own start-up messages: one line per module and route. */
const FRAMEWORK_CONTEXTS = new Set([
  'InstanceLoader',
  'NestFactory',
  'NestApplication',
  'RouterExplorer',
  'RoutesResolver',
  'WebSocketsController',
]);

/** Nest's logger over pino; the framework's start-up messages are for debugging only. */
@Injectable()
export class ShopLogger extends Logger {
  override log(message: unknown, ...rest: unknown[]): void {
    if (FRAMEWORK_CONTEXTS.has(String(rest.at(-1)))) this.debug(message, ...rest);
    else super.log(message, ...rest);
  }
}
