import type { FastifyInstance } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { loggedUrl } from './redaction';

/** Requests that are not logged: assets, health and metrics. */
const QUIET = /^\/(?:assets|media|admin\/assets|seller\/assets|backend\/health|backend\/metrics)(?:[/?]|$)/;

/** Logs one line per response. A server hook, because a logger per request costs more than most responses. */
export function logRequests(server: FastifyInstance): void {
  let log: PinoLogger['logger'] | undefined;
  server.addHook('onResponse', ({ id, method, url }, { statusCode: status, elapsedTime }, done) => {
    // These lines have only the facts below: searching each for secrets would take longer than writing it.
    log ??= PinoLogger.root.child({}, { redact: [] });
    const level = levelOf(status);
    if (!log.isLevelEnabled(level) || QUIET.test(url)) return done();
    const shown = loggedUrl(url);
    const facts = { reqId: id, method, url: shown, status, ms: Math.round(elapsedTime) };
    log[level](facts, `${method} ${shown} ${status}`);
    done();
  });
}

function levelOf(status: number): 'error' | 'warn' | 'info' {
  if (status >= 500) return 'error';
  return status === 429 ? 'warn' : 'info';
}
